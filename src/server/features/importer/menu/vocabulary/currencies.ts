/** How amounts of money are marked. Each is a part of a pattern. */

/** Every sign of a currency that Unicode knows. */
export const signs = "\\p{Sc}";

/** Codes that are words of a menu too: "CUP 3.50", "ALL 8". */
const words = new Set("ALL ANG BAM BOB CUP GEL LAK MAD MOP SOS TOP XXX".split(" "));
const codes = Intl.supportedValuesOf("currency").filter((code) => !words.has(code));

/** What people write instead of a code. */
const customary =
  "TL|[fF]r(?=\\.)|lei|Lei|руб|грн|тг|лв|ден|дин|din|Bs|Bds|S/|Rs|RS|rs|Rp|RM|QR|SR|KD|BD|JD|LL|NIS|KSh|Ksh|KSH|Kshs|TSh|USh|Tk|Dhs?|DHS?|MDH|FCFA|CFA|Br|kr|Kr|KR|zł|Kč|Ft|円|원|元";

export const currencies = `${codes.join("|")}|${customary}`;

/** A dinar has a thousand parts, and a menu names them all. */
export const thousandths = "BHD|JOD|KWD|LYD|OMR|TND|KD|BD|JD|DT";

/** One letter right before an amount: "R85", "N3,000", "K45.50". Where it could be a code, the amount has to look like one. */
export const letterBefore =
  "(?:[PRS](?=\\d)|[A-Z](?=\\d{1,3}[.,]\\d{2,3}(?![\\d.,]*\\d))|[A-DF-Z](?=\\d{3,5}(?![\\d.,%])))";

/** Written out behind the amount. */
export const namesBehind =
  "bucks?|dollars?|quid|euros?|eur|pesos|soles|reais|zl|złotych|kč|kc|korun|chf|francs|dinars?|dirhams?|rupees|naira|cedis|rand|shillings|bolivianos|colones|lempiras|quetzales|guaraníes|won|yen|baht|lira|leva";

/** Currencies in which nothing costs less than a thousand: there "85" is 85,000. */
export const currenciesOfThousands = `IDR, Rp, Rupiah, rupiah, VND, VNĐ, ₫, đồng, LBP, L.L., LL, UZS, so'm, LAK, KHR, PYG, ₲, Gs, UGX, TZS, GNF, COP`;
/** Behind a number: so many thousands of it. */
export const thousandWords = `k, mil, ribu, rb, nghìn, ngàn, tys, tis`;
/** A remark that the prices of a page are in thousands. */
export const saidThousands = `in thousands, in thousand, thousand, '000, '000s, in '000, in 000s, in 000, x 1000, x1000, × 1000, in 1000, (000), ribuan, ribu, dalam ribuan, dalam ribu, nghìn, ngàn, miles de pesos, en miles, em milhares, in tausend, en milliers, v tisících, w tysiącach`;
/** Beside such a remark: it is of the prices. */
export const priceWords = `price, prices, Price, Prices, PRICE, PRICES, amounts, Harga, harga, HARGA, giá, Giá, GIÁ, Precios, precios, Valores, valores, Preços, preços, Preise, Prix, prix, Ceny, ceny`;

/** Behind a price: what is added to it, or is in it already. */
export const taxes = `gst, vat, tax, taxes, hst, pst, sst, iva, tva, igv, mwst, ust, dph, btw, service, svc, ht, ttc, nett, net, netto, brutto, excl, incl, inkl, exkl, plus tax, plus vat, plus gst, + tax, ex vat, inc vat, incl vat, excl vat, 税込, 税抜, 税別`;
