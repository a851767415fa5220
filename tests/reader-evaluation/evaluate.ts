// npm run reader:evaluate: how well the reader reads the labelled corpus: the part that was looked at while it was
// made, and the part that nobody looked at. --mistakes lists those of the first part.
import { readMenuCorpus } from "./menu-corpus.ts";
import { scoreMenus } from "./score-menus.ts";
import { scoreHours, scoreWebsites } from "./score-websites.ts";
import { percent, type Tally } from "./tally.ts";
import { readWebsiteCorpus } from "./website-corpus.ts";

function print(part: string, { shares, mistakes }: Tally): void {
  console.log(`  ${shares()}`);
  if (part === "unseen" || !process.argv.includes("--mistakes")) return;
  for (const mistake of mistakes) console.log(`    ${mistake}`);
}

for (const part of ["seen", "unseen"] as const) {
  const menus = scoreMenus(readMenuCorpus().filter((menu) => menu.part === part));
  const { f1, precision, recall, doubtful, questions } = menus;
  console.log(`Menus, ${part}: ${menus.menus} menus, ${menus.sandwiches} chicken sandwiches`);
  console.log(`  F1 ${f1.toFixed(3)}  precision ${percent(precision)}  recall ${percent(recall)}`);
  console.log(
    `  doubtful: ${doubtful.right} sandwiches, ${doubtful.wrong} others  questions: ${questions.wanted}, ${questions.needless} needless  false "free of": ${menus.falseFreeOf}`,
  );
  print(part, menus.tally);
  const sites = await scoreWebsites(readWebsiteCorpus().filter((site) => site.part === part));
  console.log(`Websites, ${part}: ${sites.sites} websites, ${sites.questions} questions`);
  print(part, sites.tally);
  console.log(`Lines of hours, ${part}: ${percent(scoreHours(part))}`);
}
