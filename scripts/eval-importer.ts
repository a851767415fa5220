// npm run eval:importer: how well the importer reads the labelled corpus in tests/corpus, on the part it
// was tuned with and on the part that was kept out of sight. --mistakes lists those of the tuned part.
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

function printWebsites(part: string, sites: number, score: WebsiteScore): void {
  console.log(`Websites, ${part}: ${sites} websites`);
  const shares = websiteFields.map((field) => `${field} ${percent(score.share(field))}`);
  console.log(`  accuracy   ${shares.join("  ")}`);
}

const websites = await scoreWebsites();
printWebsites("tuned", websites.tuned.sites, websites.tuned.score);
if (process.argv.includes("--mistakes"))
  for (const mistake of websites.tuned.score.mistakes) console.log(`    ${mistake}`);
printWebsites("held out", websites.heldOut.sites, websites.heldOut.score);
