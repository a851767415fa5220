// npm run eval:importer: how well the importer reads the labelled corpus in tests/corpus, on the part it
// was tuned with and on the part that was kept out of sight, and the menus and websites of strangers. --mistakes lists
// those of the parts that may be looked at.
import { readMenuCorpus } from "#tests/corpus/menu-corpus.ts";
import { type MenuScore, scoreMenus } from "#tests/corpus/menu-score.ts";
import { scoreWebsites } from "#tests/corpus/website-eval.ts";
import { type WebsiteScore, websiteFields } from "#tests/corpus/website-score.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

function print(part: string, score: MenuScore): void {
  const { menus, items, sandwiches, precision, recall, f1, names, prices, allergens, heat } = score;
  console.log(`Menus, ${part}: ${menus} menus, ${items} items, ${sandwiches} chicken sandwiches`);
  console.log(
    `  detection  precision ${percent(precision)}  recall ${percent(recall)}  F1 ${f1.toFixed(3)}`,
  );
  console.log(
    `  accuracy   name ${percent(names)}  price ${percent(prices)}  allergens ${percent(allergens)}  heat ${percent(heat)}`,
  );
}

const menus = readMenuCorpus();
const tuned = scoreMenus(menus.filter(({ isHeldOut }) => !isHeldOut));
print("tuned", tuned);
if (process.argv.includes("--mistakes"))
  for (const mistake of tuned.mistakes) console.log(`    ${mistake}`);
print("held out", scoreMenus(menus.filter(({ isHeldOut }) => isHeldOut)));

function printWebsites(part: string, score: WebsiteScore): void {
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
for (const [part, score] of [...(await scoreWebsites())].sort()) {
  printWebsites(part, score);
  if (process.argv.includes("--mistakes") && (part === "tuned" || part === "lookedAt"))
    for (const mistake of score.mistakes) console.log(`    ${mistake}`);
}
