import { availableParallelism } from "node:os";
import sharp from "sharp";
import { startImageServer } from "./image-server.ts";
import { quantile } from "./timing.ts";

const rounds = 6;
const perRound = 8;
const leastShare = 0.85;
const calls = 400;

/** As a phone makes them, with enough detail to keep an encoder busy. */
const photo = await sharp({
  create: {
    width: 2400,
    height: 1800,
    channels: 3,
    background: "#8a5a2b",
    noise: { type: "gaussian", mean: 128, sigma: 40 },
  },
})
  .blur(2)
  .jpeg({ quality: 85 })
  .toBuffer();

/** What becomes of an upload, and nothing of what we do around it. */
async function processBare(): Promise<void> {
  const box = { width: 1200, height: 800, fit: "inside", withoutEnlargement: true } as const;
  const { data, info } = await sharp(photo)
    .autoOrient()
    .resize(box)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  await pixels().resize(20, 20, { fit: "inside" }).blur().webp({ quality: 40 }).toBuffer();
  for (const width of [160, 320, 640, info.width]) {
    await pixels().resize({ width }).avif({ quality: 52, effort: 2 }).toBuffer();
    await pixels().resize({ width }).webp({ quality: 78 }).toBuffer();
  }
}

/**
 * How many images a second the built product takes in, beside bare sharp doing the same work at the same
 * concurrency; then the API's p99 while one core is busy with images, beside idle.
 */
export async function benchImages(): Promise<void> {
  sharp.concurrency(1);
  sharp.cache(false);
  console.log(`A photo of 2400 x 1800, ${Math.round(photo.length / 1024)} kB`);
  await compareWithBareSharp(availableParallelism());
  await measureApi();
}

/** In turns, so that whatever else the machine does falls on both. */
async function compareWithBareSharp(concurrency: number): Promise<void> {
  const server = await startImageServer(concurrency);
  try {
    const works = [processBare, () => server.upload(photo)];
    const speeds: [number[], number[]] = [[], []];
    for (let round = -1; round < rounds; round++) {
      for (const [index, work] of works.entries()) {
        const speed = await imagesPerSecond(work, concurrency);
        if (round >= 0) speeds[index]?.push(speed);
      }
    }
    const [bare, ours] = speeds.map((values) => quantile(values, 0.5));
    const share = (ours ?? 0) / (bare ?? 1);
    console.log(`Images per second, ${concurrency} at a time, median of ${rounds} rounds`);
    console.log(`  bare sharp  ${bare?.toFixed(2)}`);
    console.log(`  uploads     ${ours?.toFixed(2)}  (${share.toFixed(2)} of it)`);
    if (share < leastShare) process.exitCode = 1;
  } finally {
    await server.close();
  }
}

async function imagesPerSecond(work: () => Promise<void>, concurrency: number): Promise<number> {
  const start = performance.now();
  let left = perRound;
  const worker = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return perRound / ((performance.now() - start) / 1000);
}

async function measureApi(): Promise<void> {
  const server = await startImageServer(1);
  const ask = async () => {
    const start = performance.now();
    await (await fetch(`${server.origin}/api/sandwiches?limit=24`)).arrayBuffer();
    return performance.now() - start;
  };
  try {
    for (let call = 0; call < 50; call++) await ask();
    const idle = await measureTimes(ask);
    let isBusy = true;
    const keepBusy = async () => {
      while (isBusy) await server.upload(photo);
    };
    const uploads = Promise.all([keepBusy(), keepBusy()]);
    const busy = await measureTimes(ask);
    isBusy = false;
    await uploads;
    console.log(`GET /api/sandwiches, ${calls} calls, milliseconds  median     p99`);
    for (const [name, times] of Object.entries({ idle, "images on one core": busy })) {
      const numbers = [0.5, 0.99].map((part) => quantile(times, part).toFixed(1).padStart(8));
      console.log(`  ${name.padEnd(50)}${numbers.join("")}`);
    }
  } finally {
    await server.close();
  }
}

async function measureTimes(ask: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) times.push(await ask());
  return times;
}
