/** Counts what comes out of the decompression, so that a small bomb is cut where a large page would be. */
export async function readLimitedBody(body: AsyncIterable<Uint8Array> | null, maxBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) break;
  }
  const bytes = Buffer.concat(chunks, size);
  return { bytes: bytes.subarray(0, maxBytes), isCut: size > maxBytes };
}
