const sizes =
  "sm|md|lg|xl|sml|lrg|s|m|l|small|medium|large|regular|reg|mini|giant|single|double|triple|half|full|whole|cup|bowl|pint|glass|bottle|pitcher|combo|meal|à la carte|a la carte|solo|plain|each|ea|footlong|foot|inch|in|ct|pc|pcs|pieces?|klein|gross|groß|lille|stor|petit|grand|chico|grande|pequeño";
const introductions =
  "starting at|starts at|starting from|from|as low as|price|prices|only|just|now|plus|ab|ca|dès|desde|à partir de|usd|per person|pp|and up";
const onlySizes = new RegExp(
  `^(?:[^\\p{L}]|(?<!\\p{L})(?:${sizes}|${introductions})(?!\\p{L}))*$`,
  "iu",
);

/** "Half", "Single / Double", "Starting at": what stands beside a price without being a name. */
export const isSizeOnly = (text: string): boolean => text.length <= 60 && onlySizes.test(text);
