/** "1 sandwich", "2 sandwiches", "1000+ restaurants". */
export function formatCount(count: number | string, one: string, many = `${one}s`): string {
  return `${count} ${String(count) === "1" ? one : many}`;
}
