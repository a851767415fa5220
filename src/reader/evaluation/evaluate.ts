// npm run reader:evaluate: how well the reader reads the labelled corpus: the part that was looked at while it was
// made, and the part that nobody looked at. --mistakes lists those of the first part.
import { type Part, readMenuCorpus } from "./menu-corpus.ts";
import { scoreMenus } from "./score-menus.ts";
import { scoreHours, scoreWebsites } from "./score-websites.ts";
import { readWebsiteCorpus } from "./website-corpus.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const list = (shares: readonly (readonly [string, number])[]) =>
  shares.map(([name, share]) => `${name} ${percent(share)}`).join("  ");

function printMistakes(part: Part, mistakes: readonly string[]): void {
  if (part === "unseen" || !process.argv.includes("--mistakes")) return;
  for (const mistake of mistakes) console.log(`    ${mistake}`);
}

for (const part of ["seen", "unseen"] as const) {
  const menus = scoreMenus(readMenuCorpus().filter((menu) => menu.part === part));
  const { doubtful, questions } = menus;
  console.log(`Menus, ${part}: ${menus.menus} menus, ${menus.sandwiches} chicken sandwiches`);
  console.log(
    `  F1 ${menus.f1.toFixed(3)}  precision ${percent(menus.precision)}  recall ${percent(menus.recall)}`,
  );
  console.log(
    `  ${list([
      ["name", menus.names],
      ["price", menus.prices],
      ["description", menus.descriptions],
      ["allergens", menus.allergens],
      ["heat", menus.heat],
    ])}`,
  );
  console.log(
    `  doubtful: ${doubtful.right} sandwiches, ${doubtful.wrong} others  questions: ${questions.wanted}, ${questions.needless} needless  false "free of": ${menus.falseFreeOf}`,
  );
  printMistakes(part, menus.mistakes);
  const websites = await scoreWebsites(readWebsiteCorpus().filter((site) => site.part === part));
  console.log(
    `Websites, ${part}: ${websites.sites} websites, ${websites.questions.asked} questions`,
  );
  console.log(`  ${list(websites.shares)}`);
  printMistakes(part, websites.mistakes);
  console.log(
    `Lines of hours, ${part}: ${percent(scoreHours(part === "seen" ? "looked-at" : part))}`,
  );
}
