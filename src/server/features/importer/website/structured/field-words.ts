// Data: what sites of many languages call the fields of their own data. The one place to add a name.

/** Names as `keyOf` writes them: lower case, without accents, spaces and signs; the surest first. */
const names = (...lists: string[]): readonly string[] => lists.flatMap((list) => list.split(" "));

/** Fields by what they hold. A line of English names, then those of other languages. */
export const fieldWords = {
  business: names(
    "businessname restaurantname storename companyname sitetitle sitename merchantname name displayname legalname",
    "nombre nom nome naam nazwa nazev nimi namn navn nev titel titulo titolo titre tytul 이름 매장명 상호 店名 名前",
  ),
  address: names(
    "address location addressdetails",
    "adresse adres adresa adress direccion indirizzo endereco morada osoite kayntiosoite besoksadress besoksadresse cim 주소 住所 所在地",
  ),
  street: names(
    "street street1 streetaddress address1 addressline1 addressline line1 streetline1 thoroughfare addresslines streetname address",
    "strasse str anschrift rue voie calle domicilio via viale ulica ulice straat straatnaam katuosoite katu lahiosoite gatuadress gata gade vej gateadresse gate vei utca cadde sokak rua logradouro 도로명 番地",
    "adresse adres adresa adress direccion indirizzo endereco morada osoite besoksadress besoksadresse cim 주소 住所 所在地",
  ),
  houseNumber: names("streetnumber housenumber streetno buildingnumber"),
  /** Written behind the street. */
  numberBehind: names(
    "hausnummer hausnr nr nummer numero num numer nrdomu cislo cislopopisne cp huisnummer talo talonumero husnummer husnr gatunummer hazszam kapino no civico numerocivico",
  ),
  second: names(
    "street2 address2 addressline2 line2 unit suite",
    "complemento complement adresszusatz piso bairro colonia",
  ),
  city: names(
    "city locality addresslocality town cityname addresscity suburb",
    "ort stadt ville commune ciudad poblacion localidad municipio citta comune miasto miejscowosc mesto obec plaats woonplaats stad postitoimipaikka toimipaikka kaupunki postort by poststed sted varos telepules sehir cidade localidade 도시 市区町村",
  ),
  region: names(
    "state region regioncode province provincecode statecode addressregion stateabbreviation stateprovince stateorprovince provinceorstate administrativearea administrativedistrictlevel1",
    "uf estado provincia",
  ),
  postcode: names(
    "zip zipcode postalcode postcode postal zippostalcode eircode pincode",
    "plz postleitzahl codepostal cp codigopostal cap kod kodpocztowy psc postinumero postnr postnummer iranyitoszam irsz postakodu cep codigo 우편번호 郵便番号",
  ),
  cityLine: names("citystatezip cityline citystate cityandstate", "plzort"),
  whole: names(
    "formattedaddress fulladdress displayaddress addressstring addresstext addressformatted addressfull",
    "address location addr",
    "adresse adres adresa adress direccion indirizzo endereco morada osoite kayntiosoite besoksadress besoksadresse cim 주소 住所 所在地",
  ),
  phone: names(
    "phone phonenumber telephone tel displayphone phonedisplay contactphone phoneformatted primaryphone internationalphonenumber nationalphonenumber phoneno contactnumber mobile",
    "telefon telefonnummer telefono telefone telefoon telefoonnummer telefonszam telefonnr tlf tlfnr tfno puhelin puhelinnumero puh fon rufnummer movil celular cellulare telemovel komorka mobil gsm 전화 전화번호 電話 電話番号 whatsapp",
  ),
  phoneText: names("display formatted national number value text e164"),
  latitude: names("lat latitude maplat markerlat"),
  longitude: names("lng lon long longitude maplng markerlng"),
  day: names(
    "day days dayofweek weekday dayname dayofweeks daynumber",
    "tag tage wochentag jour jours dia dias giorno giorni dzien dni den dny dag dagen dagar paiva paivat nap napok gun gunler 요일 曜日",
  ),
  opens: names(
    "open opens from start begin",
    "von ab offnet debut ouverture ouvre apertura abre desde dalle inizio od otevira otwarcie open van fran fra apner abner auki alkaa nyitas nyit tol acilis baslangic abertura 시작 오픈 開店 開始",
  ),
  closes: names(
    "close closes to end until",
    "bis schliesst fin fermeture ferme cierre cierra hasta chiusura alle fine do zavira zamkniecie dicht tot sluit till til stanger lukker stenger kiinni loppuu zaras zar ig kapanis bitis fecho fecha encerramento 마감 종료 閉店 終了",
  ),
  dish: names(
    "name title itemname displayname label dish",
    "nombre plato nom plat nome piatto prato naam gerecht nazwa danie nazev jidlo nimi annos namn ratt navn ret nev etel gericht titel titulo ad urun 이름 메뉴명 메뉴 商品名 品名",
  ),
  price: names(
    "price prices priceformatted formattedprice displayprice baseprice pricetext unitprice pricemoney amount cost minprice",
    "preis prix precio prezzo preco prijs cena pris hinta ar fiyat 가격 価格 値段",
  ),
  sizes: names("variations variants sizes options pricing skus"),
  description: names(
    "description desc details text body subtitle summary blurb ingredients shortdescription longdescription",
    "beschreibung zutaten descripcion ingredientes ingredienti descrizione ingredients descricao omschrijving beschrijving opis popis kuvaus beskrivning beskrivelse leiras aciklama 설명 説明",
  ),
  section: names(
    "heading title name sectionname label category categoryname displayname",
    "titel titulo titolo titre tytul nazwa nazev naam nom nombre nome nimi namn navn nev kategorie categorie categoria kategoria kategori 이름 분류 カテゴリ",
  ),
  image: names("imageurl image heroimage ogimage"),
  priceRange: names("pricerange pricelevel pricetier"),
} as const;

/** Parts of names: whose numbers are no telephone's. */
export const otherNumbers =
  /fax|vat|tax|nip$|regon|krs|ico$|dic$|siret|siren|kvk|btw|cvr|abn|nif|cif|iva|orgnr|ytunnus|id$|lat|lng|lon|date|zip|post|plz|price|sku|ean/;

/** Whole names: whose address, number and hours are not the restaurant's. */
export const otherParties =
  /^(?:(?:service|platform|provider|poweredby|payment|pg|paymentgateway|processor|acquirer|host|hosting|courier|couriers|delivery(?:partner|provider|service)|reservation(?:provider|partner)|agency|webagency|designer|developer|supplier|suppliers|producers|farms|growers|vendor|vendors|partner|partners|sponsor|sponsors|stockists|retailers|regulator|authority|helpdesk|press|presscontact|media(?:contact)?|recruiter|recruiting|parking|garages|nearby|competitors|printer|wholesaler)(?:support|service|contact|info|details|company|list|s)?)$/;
