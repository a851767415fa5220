// Data: how pages say that a fact is somebody else's, or the restaurant's own, in ten languages.

/** Above what is not this restaurant's: whole sections, with the headings below them. */
const otherSections = [
  // suppliers
  "suppliers?|producers?|farms|farmers|growers|purveyors|where it comes from|where our .{2,20} comes? from|sourcing|stockists?|retailers|where to buy",
  "lieferanten|erzeuger|produzenten|händler|bezugsquellen|producteurs|fournisseurs|proveedores|productores|produttori|fornitori|dostawcy|producenci|dodavatelé|fornecedores|produtores|거래처|생산자|산지|仕入れ先|生産者",
  // partners and friends
  "partners|friends of|sponsors?|we recommend|we like|neighbou?rhood guide|nearby|where to stay|partner|empfehlungen|wir empfehlen|partenaires|nos amis|nous recommandons|patrocinadores|socios|recomendamos|i nostri amici|consigliamo|polecamy|partnerzy|doporučujeme|partneři|parceiros|patrocínios|협력사|제휴|提携|協力",
  // the press
  "press|presse|pressekontakt|prensa|stampa|prasa|dla mediów|pro média|imprensa|언론|보도|取材|プレス",
  // parking and ways
  "where to park|parking|parken|parkmöglichkeiten|parkplätze|stationnement|parkings?|aparcamiento|aparcar|parcheggio|parcheggi|parkowanie|parkování|estacionamento|주차|駐車場",
  // where they deliver
  "delivery areas?|delivery zones?|delivery charges|where we deliver|liefergebiete?|lieferzonen|zones? de livraison|zonas? de reparto|zonas? de entrega|zon[ae] di consegna|strefy dostaw|rozvozové zóny|kam rozvážíme|zonas de entrega|배달 지역|配達エリア|配達地域",
  // former houses
  "our history|history|geschichte|unsere geschichte|histoire|notre histoire|historia|nuestra historia|storia|la nostra storia|nasza historia|historie|naše historie|história|연혁|沿革",
  // who helps with data
  "privacy|datenschutz\\p{L}*|confidentialité|privacidad|informativa|prywatność|polityka prywatności|ochrana osobních údajů|privacidade|개인정보.{0,10}|個人情報.{0,10}|プライバシー.{0,10}",
].join("|");

/** Above the restaurant's own. */
const ownSections = [
  "find us|visit us|visit|contact|contact us|get in touch|where we are|getting here|hours|opening hours|opening times|locations?|our address|reservations?|book a table",
  "kontakt|anfahrt|so finden sie uns|öffnungszeiten|standorte?|reservierung|nous trouver|contact|horaires|adresse|accès|venir|réserver",
  "contacto|dónde estamos|horarios?|ubicación|reservas|contatti|dove siamo|orari|prenotazioni|gdzie jesteśmy|godziny otwarcia|rezerwacje|kontakty|kde nás najdete|otevírací doba|rezervace",
  "contactos?|contatos?|onde estamos|localização|영업시간|오시는 길|연락처|매장 안내|アクセス|営業時間|店舗情報|ご予約|お問い合わせ",
].join("|");

/** Languages that put no spaces between words need no borders either. */
const isUnspaced = (word: string): boolean =>
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u.test(word);
const anyOf = (words: string): RegExp => {
  const all = words.split("|");
  const spaced = all.filter((word) => !isUnspaced(word)).join("|");
  const unspaced = all.filter(isUnspaced).join("|");
  return new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})|${unspaced}`, "iu");
};
export const otherSection = anyOf(otherSections);
export const ownSection = anyOf(ownSections);

/** In a sentence that tells where the restaurant itself is. */
export const ownSaid = new RegExp(
  [
    "(?<!\\p{L})(?:(?:find|visit|reach|call|text|ring|join|contact|follow) us|(?:come )?see us|come (?:by|in|on|and|visit|to)|stop (?:by|in)|swing by|drop by|we(?:'|’| a)re (?:at|in|on|the|a|an|just|right|behind|next|located|open|parked)|we(?:'|’| ha)ve moved|we(?:'ve|’ve| have)? (?:now )?(?:been|live|sit|cook|served?|opened|moved)|located|our (?:address|restaurant|shop|door|home|kitchen|dining room|doors|new|(?:food )?(?:truck|trailer|van))|now open|today|since|the restaurant|pick ?up at|apply in person)(?!\\p{L})",
    "(?<!\\p{L})(?:finden sie uns|findet ihr uns|sie finden uns|besuchen sie uns|besucht uns|wir sind|wir freuen uns|unser (?:restaurant|lokal|laden)|heute|seit|rufen sie uns|retrouvez-nous|nous trouver|nous sommes|notre (?:restaurant|adresse)|venez|appelez(?:-nous)?|aujourd['’]hui|depuis|situé|encuéntranos|visítanos|estamos|nuestro (?:local|restaurante)|llámanos|hoy|desde (?:19|20)\\d\\d|ven a|vieni a trovarci|ci trovate|ci trovi|siamo (?:in|a|al)|venite|chiamaci|oggi|dal (?:19|20)\\d\\d)(?!\\p{L})",
    "(?<!\\p{L})(?:zapraszamy do|znajdziesz nas|znajdziecie nas|jesteśmy|nasz lokal|zadzwoń|dziś|dzisiaj|najdete nás|jsme|naše (?:restaurace|adresa)|zavolejte|dnes|přijďte|visite-nos|o nosso|ligue|hoje|venha)(?!\\p{L})",
    "오시는|찾아오|저희|매장|본점|가게|当店|お越し|店舗|本店|お店",
  ].join("|"),
  "iu",
);

/** Whose address or number a sentence tells. */
const roles = [
  // who watches
  "regulator|ombudsman|commissioner|authority|council|complaints? (?:go|to)|complain|trading standards|aufsichtsbehörde|landesbeauftragte\\p{L}*|beschwerde\\p{L}*|autorité|cnil|médiateur|autoridad|agencia española|garante|autorità|urząd|inspekcja|uodo|rzecznik|úřad|inspekce|autoridade|provedor",
  // who serves the restaurant, and not its guests
  "payroll|provider|supplier|wholesaler|processor|courier|accountants?|solicitors?|landlord|letting agent|estate agent|pr agency|press contact|printed (?:by|at)|print shop|bookkeep\\p{L}*|towed|tow desk|steuerberat\\p{L}*|buchhaltung|druckerei|großhandel|hausverwaltung|imprimerie|imprimé|expert-comptable|grossiste|imprenta|gestoría|mayorista|proveedor|tipografia|stampato|commercialista|fornitore|grossista|księgowość|drukarnia|hurtownia|dostawca|účetní|tiskárna|velkoobchod|dodavatel|tipografia|contabilidade|grossista|fornecedor|gráfica",
  // who helps with machines
  "help ?desk|helpline|support line|tech(?:nical)? support|app support|card (?:reader|machine)|kundendienst|assistance technique|servicio técnico|assistenza|pomoc techniczna|podpora|suporte",
  // tickets, fairs, clinics
  "market office|box office|ticket office|tickets? for .{2,20}:|vorverkauf|billetterie|taquilla|biglietteria|bilety|předprodej|vstupenky|bilheteira|badania|rozbory",
].join("|");
export const role = new RegExp(
  `(?<!\\p{L})(?:${roles})(?!\\p{L})|고객센터|배송사|인쇄|납품|実行委員会|販売業者|製造元|仕入|印刷|保健所|消費生活センター|会場[::]`,
  "iu",
);

/** What was, or happened to somebody. */
const formerly =
  "was born|were born|born (?:at|in)|used to|formerly|until (?:19|20)\\d\\d|torn down|burn(?:ed|t) down|destroyed|the old (?:shop|place|spot)|grew up|closed in|" +
  "geboren|damals|ehemalige?[nrsm]?|früher|bis (?:19|20)\\d\\d|abgerissen|zerstört|né[e]? (?:le|en|à|au)|autrefois|jadis|jusqu['’]en|ancienne?|fermée? en|nació|antigu[oa]|hasta (?:19|20)\\d\\d|cerró en|nacque|nat[oa] (?:a|in|nel)|chius[oa] nel|fino al (?:19|20)\\d\\d|" +
  "nasceu|até (?:19|20)\\d\\d|fechou em|urodził\\p{L}*|dawn(?:y|iej|a)|do (?:19|20)\\d\\d|zamknięt\\p{L}* w|narodil\\p{L}*|bývalý|do roku";
export const former = new RegExp(
  `(?<!\\p{L})(?:${formerly})(?!\\p{L})|생가|태어|옛 |生まれ|旧店|かつて`,
  "iu",
);
/** A year behind one of these goes on. */
export const since =
  /(?<!\p{L})(?:since|est\.?|established|seit|depuis|desde|dal|od|od roku)(?: the year)? $|創業.{0,3}$/iu;

/** What makes or keeps things, and serves nobody at a table: a name before a street that ends so, or begins so. */
export const makerOfGoods =
  /(?<!\p{L})(?:dairy|creamery|butchers?|fishmongers?|smokery|hatchery|orchard|ranch|couriers?|rentals?|printers?|accountants|consulting|advisors?|agency)$|^(?:birrificio|caseificio|macelleria|salumificio|fromagerie|boucherie|laiterie|carnicería|quesería|molkerei|metzgerei|käserei|hofladen|mleczarnia|masarnia|rzeźnik|řeznictví|mlékárna|talho|queijaria|kwiaciarnia|florista?|fleuriste|floristería|fioraio|květinářství|noclegi|biuro|agentur|agence|agencia|agenzia|agencja|agentura)(?!\p{L})|축산|농장|공방|工房|牧場|農園|精肉店|醸造/iu;
/** "Eggs: Larson Hens": what others bring. Any other label may be that of a branch, or of whoever owns the house. */
export const goods =
  /(?<!\p{L})(?:eggs?|milk|dairy|cheese|butter|meat|beef|pork|chickens?|poultry|fish|bread|buns|flour|vegetables|veg|greens|fruit|honey|coffee|beer|wine|flowers|linen|eier|milch|käse|fleisch|geflügel|hähnchen|fisch|brot|mehl|gemüse|honig|kaffee|bier|wein|blumen|œufs|oeufs|lait|fromages?|viandes?|volailles?|poissons?|pain|farine|légumes|miel|café|bière|vins?|fleurs|huevos|leche|quesos?|carnes?|pollos?|pescado|pan|harina|verduras?|cerveza|vino|flores|uova|latte|formaggi|pollame|pesce|pane|farina|verdure|miele|caffè|birra|fiori|jaja|mleko|sery?|mięso|drób|ryby|chleb|mąka|warzywa|miód|kawa|piwo|wino|kwiaty|vejce|mléko|sýry?|maso|drůbež|pečivo|chléb|mouka|zelenina|med|káva|pivo|víno|květiny|ovos|leite|queijos?|frango|peixe|pão|legumes|mel|cerveja|vinho)(?!\p{L})|달걀|계란|고기|우유|채소|卵|牛乳|肉|野菜|魚/iu;

/** What has become of a house: "The Old Brewery". */
export const convertedHouse =
  /(?<!\p{L})(?:old|former|alte[nrs]?|ehemalige[nrs]?|ancienne?|vieux|vieille|antigu[oa]|viej[oa]|vecchi[oa]|ex|star[aey]|dawn[ay]|bývalý|antig[oa]|velh[oa])(?!\p{L})/iu;

/**
 * In the address of a page that is about something else than where the restaurant is. Menus and "about us" are not: small
 * sites say there where they are.
 */
export const otherTopic = new RegExp(
  `(?<!\\p{L})(?:${[
    "press|news|blog|journal|diary|story|history|heritage|timeline|careers?|jobs?|hiring|work with us|suppliers?|producers?|farms?|farmers|growers|makers|sourcing|provenance|partners?|friends|stockists?|wholesale|merch|recipes?|events?|whats on|calendar|program(?:me)?|schedule|gigs|music|class(?:es)?|courses?|workshops?|school|catering|groups?|private|part(?:y|ies)|weddings?|functions|delivery|allergens?|nutrition|reviews?|testimonials|kind words|rewards|loyalty|points|gifts?|vouchers?|fundrais(?:ers?|ing)|charity|community|sustainability|privacy|cookies?|terms|faq|parking|neighbou?rhood|awards|franchise|holidays?|notice|travel|trip",
    "presse|aktuelles|neuigkeiten|geschichte|karriere|jobs|stellen|lieferanten|erzeuger|partner|rezepte?|veranstaltungen|termine|kalender|kurse|kochkurse?|gruppen|feiern|lieferung|lieferservice|allergene|bewertungen|gutscheine?|datenschutz|agb|parken",
    "actualites|histoire|recrutement|emploi|producteurs|fournisseurs|partenaires|recettes?|evenements|agenda|cours|ateliers|traiteur|groupes|privatisation|livraison|allergenes|avis|confidentialite|stationnement",
    "prensa|noticias|historia|empleo|trabaja|proveedores|productores|recetas?|eventos|agenda|clases|cursos|grupos|celebraciones|bodas|reparto|alergenos|opiniones|privacidad|aparcamiento",
    "stampa|notizie|storia|lavora con noi|fornitori|produttori|ricette|eventi|corsi|gruppi|consegna|allergeni|recensioni|parcheggio",
    "prasa|aktualnosci|historia|praca|kariera|dostawcy|przepisy|wydarzenia|kursy|warsztaty|przyjecia|wesela|imprezy|dostawa|alergeny|opinie|prywatnosc|rodo",
    "tisk|aktuality|historie|prace|kariera|dodavatele|recepty|akce|program|kurzy|svatby|oslavy|rozvoz|alergeny|recenze|gdpr",
    "imprensa|noticias|emprego|vagas|fornecedores|receitas|grupos|eventos|entregas|alergenios|avaliacoes|privacidade",
  ].join("|")})(?!\\p{L})`,
  "iu",
);
/** Unless it is about where it is, too. */
export const placeTopic =
  /(?<!\p{L})(?:contact|contacts|visit|find|location|locations|hours|where|kontakt|anfahrt|standorte?|oeffnungszeiten|acces|horaires|adresse|contacto|ubicacion|horarios?|contatti|dove siamo|orari|kontakty|impressum|imprint)(?!\p{L})/iu;
