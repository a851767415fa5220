// Data: who serves the websites and the orders of others.

/** As they call themselves, with what some add to it. */
export const platforms =
  "toast(?: ?tab)?|square(?: ?space| online| up)?|wix(?:\\.com)?|weebly|go ?daddy|shopify|word ?press|webflow|duda|clover(?: online ordering)?|doordash|uber ?eats|grubhub|chownow|slice|menufy|bentobox|popmenu|spothopper|owner\\.com|olo|yelp|facebook|instagram|google(?: sites| maps)?|tripadvisor|opentable|lieferando|just eat|deliveroo|glovo|rappi|wolt|foodora|flipdish|gloriafood|beyondmenu|ezcater|foodtronix|mealkeyway";
