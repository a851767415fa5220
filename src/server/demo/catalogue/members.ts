import type { DemoMember } from "./catalogue.types.ts";

export const members: DemoMember[] = [
  member("marisol", "Marisol Vega", 424, "Raised on tortas, converted by biscuits.", "Montavilla"),
  member("tuckerb", "Tucker Bright", 381, "I always order the half and then the other half."),
  member("crumbcoat", "Noor Haddad", 419, "Halal when I can, crunchy always.", "Sunnyside"),
  member("pdx_pete", "Pete Lindqvist", 420, "It was better before.", "Concordia"),
  member("hotsauce_hana", "Hana Sato", 330, "Carries her own bottle.", "Buckman"),
  member("deltadawn", "Dawn Thibodeaux", 270, "From Houma, here for the weather."),
  member("kwame_o", "Kwame Osei", 365, null, "Woodstock"),
  member("picklesfirst", "Ingrid Moe", 352, "It is about the pickles.", "Kenton"),
  member("dr_breading", "Sol Abrams", 340, "Not that kind of doctor."),
  member("lunchbreak_lu", "Lu Chen", 355, "Forty-five minutes, door to door.", "Downtown"),
  member("bikeandbite", "Theo Marsh", 371, "Will climb for crust."),
  member("grandma_joan", "Joan Petrakis", 410, "Sixty years of biscuits.", "Beaumont-Wilshire"),
  member("juniper", "Juniper Wells", 308, null),
  member("ravi_rates", "Ravi Menon", 348, "One decimal is not enough.", "Pearl District"),
  member("odd_socks", "Wren Calloway", 414, "Often lost, rarely hungry."),
];

function member(
  username: string,
  displayName: string,
  joinedDaysAgo: number,
  bio: string | null,
  neighborhood?: string,
): DemoMember {
  const firstName = displayName.split(" ")[0]?.toLowerCase();
  return {
    username,
    displayName,
    email: `${firstName}@example.com`,
    bio,
    location: neighborhood ? `${neighborhood}, Portland` : "Portland",
    joinedDaysAgo,
  };
}
