// npm run eval:importer: how well the importer reads the labelled corpus in tests/corpus: on the part it was tuned
// with, on the part that was kept out of sight, and on what strangers wrote. --mistakes lists those of the parts that
// may be looked at. --menus, --websites and --little measure one of the three.
import {
  type LittlePart,
  type LittleScore,
  littleParts,
  scoreLittleMenus,
  scoreLittlePages,
} from "#tests/corpus/little-corpus.ts";
import { type LabelledMenu, menuParts, readMenuCorpus } from "#tests/corpus/menu-corpus.ts";
import { type MenuScore, scoreMenus } from "#tests/corpus/menu-score.ts";
import { scoreWebsites } from "#tests/corpus/website-eval.ts";
import { type WebsiteScore, websiteFields } from "#tests/corpus/website-score.ts";

const percent = (share: number) => (Number.isNaN(share) ? "–" : `${(share * 100).toFixed(1)} %`);
const has = (option: string) => process.argv.includes(option);

function print(part: string, score: MenuScore): void {
  const { menus, items, sandwiches, precision, recall, f1 } = score;
  const { names, prices, descriptions, allergens, heat, falseFreeOf } = score;
  console.log(`Menus, ${part}: ${menus} menus, ${items} items, ${sandwiches} chicken sandwiches`);
  console.log(
    `  detection  precision ${percent(precision)}  recall ${percent(recall)}  F1 ${f1.toFixed(3)}`,
  );
  console.log(
    `  is it one? ${score.askedSandwiches} sandwiches and ${score.askedOthers} others asked about; F1 with all of them ${score.f1WithAsked.toFixed(3)}`,
  );
  console.log(
    `  accuracy   name ${percent(names)}  price ${percent(prices)}  description ${percent(descriptions)}  allergens ${percent(allergens)}  heat ${percent(heat)}`,
  );
  console.log(
    `  false "free of" ${falseFreeOf}  asked ${score.askedRightly}  asked needlessly ${score.askedNeedlessly}  not asked ${score.notAsked}`,
  );
}

/** One row per layout and per language: F1, price and description. */
function printGroups(
  menus: readonly LabelledMenu[],
  by: "layout" | "language",
  fewest: number,
): void {
  for (const group of [...new Set(menus.map((menu) => menu[by]))].sort()) {
    const score = scoreMenus(menus.filter((menu) => menu[by] === group));
    if (score.menus < fewest) continue;
    console.log(
      `    ${group.padEnd(34)} ${String(score.menus).padStart(2)} menus  ${String(score.sandwiches).padStart(3)} sandwiches  F1 ${score.f1.toFixed(2)}  price ${percent(score.prices)}  description ${percent(score.descriptions)}`,
    );
  }
}

function printMenus(): void {
  const corpus = readMenuCorpus();
  for (const part of menuParts) {
    const menus = corpus.filter((menu) => menu.part === part);
    const score = scoreMenus(menus);
    print(part, score);
    const mayBeSeen = part === "tuned" || part === "strangers, looked at";
    if (has("--mistakes") && mayBeSeen)
      for (const mistake of score.mistakes) console.log(`    ${mistake}`);
    if (!part.startsWith("strangers")) continue;
    // A group of one or two tells how a single menu was read, which nobody may know of the unseen ones.
    const fewest = mayBeSeen ? 1 : 3;
    printGroups(menus, "language", fewest);
    printGroups(menus, "layout", fewest);
  }
}

function printWebsitePart(part: string, score: WebsiteScore): void {
  const { wanted, asked, needless } = score.questions;
  console.log(`Websites, ${part}: ${score.sites} websites`);
  const shares = websiteFields.flatMap((field) => {
    const tally = score.tallies.get(field);
    if (!tally) return [];
    const abstained = tally.asked > 0 ? ` (${tally.asked} of ${tally.all} asked)` : "";
    return `${field} ${percent(score.share(field))}${abstained}`;
  });
  console.log(`  accuracy   ${shares.join("  ")}`);
  console.log(`  questions  ${asked} of ${wanted} asked, ${needless} more`);
}

// Strangers' sites also by layout and language. Of the unseen ones nobody reads more than these sums.
async function printWebsites(): Promise<void> {
  for (const [part, score] of [...(await scoreWebsites())].sort()) {
    printWebsitePart(part, score);
    if (has("--mistakes") && (part === "tuned" || part === "lookedAt"))
      for (const mistake of score.mistakes) console.log(`    ${mistake}`);
  }
}

function printLittle(kind: string, part: LittlePart, score: LittleScore): void {
  const { texts, invented, doubted, found, said, missed } = score;
  console.log(
    `Little to find, ${kind}, ${part}: ${texts} texts, ${invented.length} invented, ${doubted.length} more to check, ${found} of ${said} found`,
  );
  if (!has("--mistakes") || part === "unseen") return;
  for (const mistake of invented) console.log(`    invented ${mistake}`);
  for (const mistake of doubted) console.log(`    to check ${mistake}`);
  for (const mistake of missed) console.log(`    missed ${mistake}`);
}

async function printLittleTexts(): Promise<void> {
  for (const part of littleParts) {
    printLittle("menus", part, scoreLittleMenus(part));
    printLittle("pages", part, await scoreLittlePages(part));
  }
}

if (!has("--websites") && !has("--little")) printMenus();
if (!has("--menus") && !has("--little")) await printWebsites();
if (!has("--menus") && !has("--websites")) await printLittleTexts();
