/** The first of each list are common, the last rare: they are drawn with a lean towards the front. */
export const words = {
  styles: listed(`
    crispy, spicy, classic, buttermilk, nashville, honey, smoky, grilled, korean, garlic, cajun,
    maple, lemon, pepper, truffle, teriyaki, peri, harissa, miso, tamarind, sumac, gochujang,
    berbere, yuzu, lingonberry
  `),
  forms: listed(`
    sandwich, club, melt, burger, roll, sub, slider, wrap, torta, panini, bao, croissant, biscuit,
    muffuletta
  `),
  details: listed(`
    with, and, on, fried, toasted, pickles, mayonnaise, slaw, thigh, brioche, breast, cheese, house,
    sauce, fresh, lettuce, tomato, onion, butter, hot, cabbage, potato, bun, crunchy, bacon,
    avocado, ranch, jalapeno, cheddar, egg, mustard, sriracha, kimchi, sesame, cilantro, lime,
    basil, pesto, mozzarella, sourdough, focaccia, provolone, arugula, capers, halloumi, tahini,
    quince, kohlrabi, wakame, szechuan
  `),
  houses: listed(`
    coop, roost, kitchen, hen, wing, shack, diner, counter, feather, rooster, barn, nest, perch,
    cluckery, henhouse, wishbone, drumstick, spur
  `),
  streets: listed(`
    main, oak, pine, market, second, lake, hill, union, alder, juniper
  `),
  ingredients: listed(`
    fried chicken, brioche bun, pickles, mayonnaise, lettuce, grilled chicken, slaw, cheddar,
    tomato, hot sauce, bacon, onion, sourdough, honey, kimchi, avocado, egg, pesto, tahini, quince
  `),
  tags: listed(`
    fried, spicy, classic, grilled, saucy, crunchy, brunch, late night, sweet, smoky, cheap eats,
    family, takeaway, southern, korean, messy, light, vegan side, award winner, secret menu
  `),
};

function listed(text: string): string[] {
  return text.split(",").map((word) => word.trim());
}

export const cities = [
  ["Portland", "America/Los_Angeles", 45.52, -122.67],
  ["Seattle", "America/Los_Angeles", 47.61, -122.33],
  ["Los Angeles", "America/Los_Angeles", 34.05, -118.24],
  ["Denver", "America/Denver", 39.74, -104.99],
  ["Austin", "America/Chicago", 30.27, -97.74],
  ["Nashville", "America/Chicago", 36.16, -86.78],
  ["Chicago", "America/Chicago", 41.88, -87.63],
  ["Atlanta", "America/New_York", 33.75, -84.39],
  ["New York", "America/New_York", 40.71, -74.01],
  ["Boston", "America/New_York", 42.36, -71.06],
] as const;
