import { badgeAwards, badges } from "./badges.ts";
import type { DemoCatalogue } from "./catalogue.types.ts";
import { collection } from "./collection.ts";
import { members } from "./members.ts";
import { recommendations } from "./recommendations.ts";
import { buttermilkUnion } from "./restaurants/buttermilk-union.ts";
import { cinderAndHen } from "./restaurants/cinder-and-hen.ts";
import { fernwoodPantry } from "./restaurants/fernwood-pantry.ts";
import { gochuArcade } from "./restaurants/gochu-arcade.ts";
import { morningRooster } from "./restaurants/morning-rooster.ts";
import { pankoPony } from "./restaurants/panko-pony.ts";
import { paperLanternDeli } from "./restaurants/paper-lantern-deli.ts";
import { spokeAndBayou } from "./restaurants/spoke-and-bayou.ts";
import { theGildedWishbone } from "./restaurants/the-gilded-wishbone.ts";
import { theOwlAndDrumstick } from "./restaurants/the-owl-and-drumstick.ts";
import { tortaPaloma } from "./restaurants/torta-paloma.ts";
import { zaatarAndSons } from "./restaurants/zaatar-and-sons.ts";
import { tags } from "./tags.ts";

export const demoCatalogue: DemoCatalogue = {
  tags,
  badges,
  members,
  restaurants: [
    cinderAndHen,
    buttermilkUnion,
    morningRooster,
    pankoPony,
    paperLanternDeli,
    spokeAndBayou,
    tortaPaloma,
    zaatarAndSons,
    gochuArcade,
    theOwlAndDrumstick,
    fernwoodPantry,
    theGildedWishbone,
  ],
  collection,
  badgeAwards,
  recommendations,
};
