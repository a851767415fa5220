/** Words of sentences in which somebody talks about dishes and prices. */
export const prosePhrases = {
  /** A line with one of them is a sentence. */
  speaks: `is, are, was, were, it'll, it's, that's, there's, we've, we're, we'll, i'm, i've, i, we, had, have, got, get, ordered,
    tried, try, paid, costs, cost, goes, runs, grab, doing, serving, sells, sell, started, ask, asked, gibt, haben, kostet, hatte,
    habe, avons, est, coûte, tenemos, cuesta, hay, abbiamo, costa, máme, stojí, mamy, kosztuje`,
  /** Dropped before the dish. */
  opening: `and, or, but, then, plus, also, so, we, i, i'd, i'll, you, they, he, she, it, have, has, had, got, get, gets, go, went,
    try, tried, ordered, order, eat, ate, there, there's, there’s, are, was, were, the, a, an, our, their, my, your, his, her, this, that, that's, today,
    today's, tonight, tonight's, special, as, usual, of, course, we've, we're, we'll, i've, i'm, doing, serving, with, for, at, to, from,
    friend, wife, husband, also, grab, some, one, two, big, plate, both, if, want, or, now, sells, sell, which, who, where, on, wir, haben, heute, der, die, das, es, gibt, ein, eine,
    nous, avons, le, la, les, un, une, tenemos, hay, el, los, las, una, abbiamo, il, lo, oggi, dnes, máme, dziś, mamy, hi, hey, hello, y'all, all, guys, happy`,
  /** Dropped between the dish and its price. */
  closing: `and, or, which, that, it, it'll, it's, will, is, are, was, were, goes, go, runs, run, cost, costs, comes, come, at, for, only,
    just, set, sets, you, back, a, an, about, around, me, us, paid, priced, yours, cheap, the, i, we, now, still, each, my, only, kostet, für, nur, ist,
    pour, coûte, est, por, cuesta, costa, per, za, stojí, jen, kosztuje, po, tylko, usually, down, to, up, from, under, over, to, my, we're, asking, charging, be`,
};
