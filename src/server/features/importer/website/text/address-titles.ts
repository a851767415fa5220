// Data: the words above or before an address.

/** "Kde nás najdete", "Visit us" */
export const whereTitle =
  /^(?:# )?[¿¡]?(?:(?:come )?(?:visit|find|where|see) .{2,20}|(?:our )?(?:address|locations?|shops?|restaurants?|store)|getting here|get here|visit|contact|(?:hours (?:&|and) )?location(?: (?:&|and) hours)?|(?:der |unser )?(?:kontakt|anfahrt|weg zu uns|standort|laden)|besuch(?:en sie)? uns|(?:hier|so) finden sie uns|wo .{0,20}|wo|adresse|où .{0,20}|où|nous trouver|trouvez-nous|venez .{0,20}|accès|adresses?|(?:cómo llegar|visítanos|visitanos|encuéntranos|encuentranos|vení|ven) ?.{0,15}|dónde .{0,20}|dónde|donde .{0,20}|donde|ubicación|dirección|el local|nuestro local|dove .{0,20}|dove|vieni .{0,20}|come (?:raggiungerci|arrivare)|contatti|indirizzo|onde .{0,20}|onde|venha .{0,20}|localização|endereço|morada|como chegar|waar .{0,20}|vind ons|bezoek ons|adres|gdzie .{0,20}|gdzie|znajdź nas|znajdziesz nas|lokalizacja|dojazd|kde .{0,20}|kde|najdete nás|adresa|hitta .{0,10}|besök oss|find os|besøg os|finn oss|besøk oss|tule käymään|yhteystiedot|sijainti|hol .{0,20}|itt .{0,20}|unde .{0,20}|gde .{0,20}|nerede.{0,20}|bize .{0,15}|где .{0,20}|де .{0,20})[:!?]?$/iu;

export const addressLabel =
  /^\W{0,4}(?:address|our address|adresse?|adres|adresa|adress|osoite|indirizzo|dirección|direccion|endereço|morada|dónde estamos|cím|адрес[аи]?|διεύθυνση|כתובת|العنوان|آدرس|पता|ที่อยู่|địa chỉ|alamat|住所|所在地|地址|주소|오시는 길)(?![\p{L}\p{M}])\s{0,2}[:：]?\s*/iu;
