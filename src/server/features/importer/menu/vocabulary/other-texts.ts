import { listed } from "../phrases.ts";

/** What a text is that names dishes and is no menu. */
export type OtherText =
  | "recipe"
  | "job"
  | "terms"
  | "event"
  | "article"
  | "reviews"
  | "notice"
  | "goods"
  | "catering"
  | "accounts";

/** A heading of a recipe says it, the same word within a line does not: "ingredients: chicken, lettuce". */
export const recipeHeads = `ingredients, method, preparation, directions, instructions, zutaten, zubereitung, ingrédients, préparation, ingredientes, preparación, elaboración, ingredienti, preparazione, preparo, składniki, przygotowanie, ingredience, suroviny, příprava, postup, ingrediënten, bereiding, malzemeler, 材料, 作り方, 재료, 만드는 법`;

/** Words of such texts, and none of dishes. One line with them says nothing: a menu has "points" and "hiring" at its foot. */
export const otherTextPhrases: [string, OtherText][] = [
  ...listed(
    "recipe",
    `method, directions, instructions, prep, prep time, cook time, cooking time, total time, preheat, tbsp, tsp, tablespoon, teaspoon, whisk, stir, simmer, marinate, per serve, per serving, nutrition per, servings, print recipe, jump to recipe, shopping list,
    arbeitszeit, backofen, vorheizen, esslöffel, teelöffel, schritt, nährwerte,
    préchauffer, préchauffez, cuillère, cuillères, étape, mélanger, mélangez,
    cucharada, cucharadas, cucharadita, precalentar, precalienta, comensales,
    procedimento, cucchiaio, cucchiai, cucchiaino,
    modo de preparo, modo de preparação, xícara, xícaras, colher, colheres, rendimento,
    sposób przygotowania, łyżka, łyżki, łyżeczka, szklanka, piekarnik,
    lžíce, lžička, lžičky, hrnek,
    bereidingswijze, eetlepel, theelepel, yapılışı, hazırlanışı, yemek kaşığı,
    *作り方*, *大さじ*, *小さじ*, *調理時間*, *큰술*, *작은술*`,
  ),
  ...listed(
    "job",
    `hiring, join our team, join the team, apply, vacancy, vacancies, full time, part time, full-time, part-time, per hour, an hour, hourly, wage, wages, salary, pay, shift, shifts, cv, resume, job, job description, responsibilities, requirements, qualifications, closing date, what we offer, what you'll do, about you, the role, the job, experience, benefits, pension, staff discount, zero hours, weekend work, interview, duties, position, immediate start, tips,
    wir suchen, suchen dich, bewerbung, bewerben, bewirb, pro stunde, vollzeit, teilzeit, minijob, aushilfe, job, aufgaben, deine aufgaben, profil, wir bieten, bieten wir, stundenlohn, gehalt, urlaub, tage urlaub, zuschlag, ab sofort, m w d, w m d, schicht, arbeitszeit, festanstellung,
    nous recrutons, recrute, recrutement, cdi, cdd, h f, f h, candidature, postuler, temps plein, temps partiel, salaire, de l'heure, le poste, missions, profil, mutuelle, smic, débutant,
    se busca, buscamos, vacante, jornada, jornada completa, media jornada, sueldo, salario, incorporación, experiencia, contrato, currículum, la hora, funciones, requisitos, ofrecemos, turnos, propinas,
    cercasi, cerchiamo, assumiamo, curriculum, tempo pieno, part time, contratto, candidatura, stipendio, mansioni, offriamo, turni, esperienza, all'ora,
    vaga, vagas, contratamos, contrata se, currículo, salário, vale transporte, vale refeição, carga horária, benefícios, escala, experiência, remuneração, candidate se,
    zatrudnimy, zatrudnię, szukamy, praca, pracy, umowa, umowę, brutto, na godzinę, etat, oferujemy, wymagania, obowiązki, stawka, doświadczenie, aplikuj,
    hledáme, přijmeme, nabízíme, úvazek, hpp, dpp, mzda, životopis, brigáda, brigádu, požadujeme, nástup, směny, praxe,
    vacature, wij zoeken, gezocht, solliciteer, solliciteren, per uur, fulltime, parttime, uurloon, bijbaan, wij bieden,
    *募集*, *時給*, *勤務*, *応募*, *仕事内容*, *交通費*, *未経験*, *待遇*, *シフト*, *모집*, *채용*, *시급*, *월급*, *근무*, *지원*, *복리후생*, *우대*, *보험*, *수당*`,
  ),
  ...listed(
    "terms",
    `terms and conditions, terms, conditions, eligible, redeem, redeemed, redemption, redeemable, reserves the right, reserve the right, points, point, members, member, membership, cash value, cash alternative, not valid, valid, voucher, vouchers, expire, expires, expiry, participating, by entering, promoter, prize, prizes, prize draw, entrants, entries, winner, winners, winning, last updated, liable, liability, subject to, aged 16, aged 18, purchase, transferable, exchanged, combined with, earn, stamp, stamps, spent, void, amend, terminate, giveaway, competition, rules,
    teilnahmebedingungen, bedingungen, agb, punkte, punkt, gutschein, gutscheine, gewinnspiel, gewinner, einlösen, einlösbar, gültig, barauszahlung, rechtsweg, teilnahme, teilnehmen, teilnahmeberechtigt, kombinierbar, mitglieder, stempel, einsendeschluss, wettbewerb, verlosung,
    conditions générales, règlement, points, fidélité, cumulable, non cumulable, valable, tirage, gagnant, gagnants, lots, participation, participants, se réserve le droit, jeu concours, concours, échangé, carte de fidélité,
    bases, términos, condiciones, puntos, canjear, canjeables, canje, sorteo, ganador, ganadora, premio, premios, concurso, participantes, participar, válido, inscripción, acumulable, categorías, jurado, socios,
    regolamento, punti, premi, premio, concorso, validi, valido, cumulabile, partecipanti, vincitore, iscrizione, giuria, raccolta,
    regulamento, pontos, resgatar, resgate, sorteio, prêmio, prêmios, concurso, válido, cumulativo, participantes, vencedor, inscrição,
    regulamin, punkty, punktów, nagroda, nagrody, konkurs, konkursu, kupon, ważny, uczestnik, uczestnicy, zwycięzca, organizator, zgłoszenia,
    podmínky, pravidla, bodů, soutěž, soutěže, výhra, výherce, vítěz, poukaz, poukázka, platí do, platnost, pořadatel, přihlášky,
    voorwaarden, punten, spaarkaart, winnaar, wedstrijd, prijzen, geldig, inwisselen, deelname,
    *規約*, *ポイント*, *会員*, *当選*, *有効期限*, *抽選*, *약관*, *포인트*, *쿠폰*, *적립*, *유효기간*, *경품*, *응모*, *당첨*, *추첨*`,
  ),
  ...listed(
    "event",
    `gates open, doors open, doors, main contest, eating contest, qualifying, finals, semi awards, ceremony, judges, judging, entry fee, admission, programme, schedule, line up, lineup, workshop, rsvp, tickets, ticket, registration, parade, fairgrounds, rain or shine, vendors, food vendors, festival, sponsored by, live music, per runner, to be announced, volunteers, raffle, speakers, keynote, agenda, session, check in, opening remarks, networking, instructor, lesson, materials included,
    programm, einlass, bühne, wettessen, siegerehrung, eintritt, ablauf, veranstaltung, vortrag, anmeldung, kursgebühr, kurs, teilnehmer, verlosung, umzug,
    programme, ouverture des portes, concours, remise des prix, entrée libre, inscription, inscriptions, atelier, tombola, fanfare, défilé, spectacle,
    programa, apertura de puertas, escenario, concurso, entrega de premios, entrada libre, gala, taller, verbena, pasacalles, charla, sorteo,
    programma, apertura cancelli, palco, gara, premiazione, ingresso libero, laboratorio, iscrizione, sagra, sfilata,
    wstęp wolny, scena, zawody, rozdanie nagród, warsztaty, zapisy, koncert, otwarcie,
    vstup volný, vstupné, pódium, soutěž, vyhlášení vítězů, vyhlášení, dílna, zahájení, přihlášky, pochod,
    *開会*, *閉会*, *表彰式*, *ステージ*, *大会*, *受付*, *개회식*, *시상식*, *무대*, *대회*, *공연*, *접수*`,
  ),
  ...listed(
    "article",
    `min read, minute read, minutes read, comments, comment, related posts, related articles, related, subscribe, subscribers, posted by, written by, photo by, photograph, newsletter, share this, tags, tagged, blog, about me, about the author, editor, archive, archives, previous post, next post, leave a comment, affiliate, sponsored, published, updated, ways to, how to, trust me, reporter, spokesperson, press release, according to, faq, chapter, episode, podcast, transcript,
    lesezeit, kommentare, weiterlesen, ähnliche beiträge, beitrag, veröffentlicht, abonnieren, redaktion, pressemitteilung, sagte,
    temps de lecture, commentaires, lire la suite, articles similaires, publié, publié le, s'abonner, abonnez vous, rédaction, partager, communiqué,
    comentarios, leer más, artículos relacionados, publicado, suscríbete, redacción, compartir, tiempo de lectura, nota de prensa,
    commenti, leggi tutto, articoli correlati, pubblicato, iscriviti, redazione, condividi,
    comentários, leia mais, publicado em, inscreva se, redação, compartilhe, posts relacionados,
    komentarze, czytaj więcej, podobne wpisy, opublikowano, subskrybuj, redakcja, udostępnij,
    komentáře, komentářů, číst dál, související články, publikováno, odebírat, redakce, sdílet, min čtení,
    *コメント*, *関連記事*, *記事*, *投稿*, *つくれぽ*, *関連*, *댓글*, *관련*, *기사*, *구독*, *블로그*, *공유*`,
  ),
  ...listed(
    "reviews",
    `months ago, month ago, weeks ago, week ago, days ago, year ago, years ago, local guide, reviews, review, sort by, most relevant, helpful, response from the owner, would recommend, people often mention, mentioned, rated it, out of 5, verified, visited, dined on, ordered,
    vor 1 monat, vor 2 monaten, vor 3 monaten, vor einem monat, vor einem jahr, vor einer woche, rezensionen, rezension, bewertungen, antwort vom inhaber, sterne, hilfreich,
    il y a 1 mois, il y a 2 mois, il y a un mois, il y a un an, il y a une semaine, avis, réponse du propriétaire, étoiles, utile,
    hace un mes, hace 2 meses, hace un año, hace una semana, reseñas, reseña, opiniones, respuesta del propietario, estrellas, útil,
    un mese fa, un anno fa, una settimana fa, recensioni, recensione, risposta del proprietario, stelle, utile,
    há um mês, há um ano, há uma semana, avaliações, avaliação, resposta do proprietário, estrelas,
    miesiąc temu, rok temu, tydzień temu, opinie, opinii, recenzje, odpowiedź właściciela, gwiazdek,
    před měsícem, před rokem, před týdnem, recenze, recenzí, odpověď majitele, hvězdiček,
    *口コミ*, *か月前*, *年前*, *週間前*, *리뷰*, *개월*, *방문*, *사장님*`,
  ),
  ...listed(
    "goods",
    `free shipping, ships, shipping, shipped, case of, per case, wholesale, cash and carry, pallet, pallets, moq, sku, keep shelf life, refrigerate after opening, trade price, trade prices, trade only, net price, ex vat, lead time, distributor, foodservice, dropship, gift box, tote, t shirt, tee, tote bag, merch, toy, toys, plush, plushie, playset, play food, puzzle, costume, keyring, sticker, ages 3, wooden, felt, stainless, watt, warranty, dishwasher safe, rental, hire, paperback, hardback, isbn, cookbook, per kg, vac packed, squeezy, multipack, rrp, cook from frozen, microwave, heat and eat, litter, kibble, adult dog, puppies, in stock, add to wishlist, returns,
    großhandel, karton, tiefgekühlt, palette, mindestbestellwert, versand, versandkostenfrei, zzgl, netto, gebinde, stück im karton, haltbar,
    grossiste, carton, surgelé, surgelés, palette, franco, expédition, colis,
    mayorista, congelado, congelados, palé, envío, envíos, sin iva,
    ingrosso, cartone, surgelato, surgelati, pallet, spedizione, iva esclusa,
    atacado, caixa com, congelado, congelados, fardo, frete,
    hurtownia, hurt, karton, wiadro, mrożonki, mrożony, paleta, netto, logistyczne, gastronomii, wysyłka,
    velkoobchod, karton, mražené, mražený, paleta, bez dph, kbelík,
    groothandel, diepvries, excl btw,
    *業務用*, *冷凍*, *送料*, *卸*, *업소용*, *냉동*, *배송*, *도매*`,
  ),
  ...listed(
    "notice",
    `recall, recalled, batch code, use by, best before, refund, inspection, inspector, hygiene, premises, findings, violation, violations, corrective action, improvement, rating, calibrated, rota, roster, clock in, poll, votes, vote, voted, dear parents, permission slip, opening this summer, opening soon, coming soon, franchise, franchising, royalty, investment, territories, allergen guide, allergen matrix, nutrition information, survey, respondents, study, quiz, answers, question, lyrics, chorus, verse, novel, plot, planning application, for sale, to let, lease,
    rückruf, chargennummer, mindesthaltbarkeitsdatum, kontrolle, mängel, dienstplan, umfrage, abstimmung, stimmen, liebe eltern, eröffnung, franchisegeber, pacht, nachpächter, ablöse, studie,
    rappel, rappel de produit, lot n, contrôle, planning, sondage, votes, chers parents, ouverture prochaine, franchise, bail, fonds de commerce, étude,
    retirada, alerta, caducidad, inspección, encuesta, votos, queridos padres, próxima apertura, franquicia, traspaso, estudio,
    richiamo, scadenza, ispezione, sondaggio, voti, cari genitori, prossima apertura, affitto, studio,
    wycofanie, kontrola, grafik, ankieta, głosów, drodzy rodzice, wkrótce otwarcie, franczyza, odstąpię, badanie,
    stažení, šarže, kontrola, rozpis směn, anketa, hlasů, milí rodiče, otevíráme, franšíza, pronájem, studie,
    *回収*, *賞味期限*, *アンケート*, *投票*, *近日オープン*, *회수*, *유통기한*, *설문*, *투표*, *오픈 예정*`,
  ),
  ...listed(
    "catering",
    `catering, caterer, trays, tray, platters, platter, per guest, per person, per head, guests, headcount, hours notice, notice, in advance, advance notice, minimum order, minimum, minimum 10, deposit, drop off, setup, set up, chafing, disposable, serves 10, serves 8, serves 12, by the dozen, per dozen, dozen, buffet, box lunch, boxed lunches, event, events, office, delivery fee, quote, party, parties, functions, finger food, canapés, half pan, full pan, weddings,
    partyservice, platten, platte, vorbestellung, mindestbestellmenge, ab 10 personen, pro person, personen, tage vorher, im voraus, büffet, buffet, anzahlung, häppchen, feiern, stück,
    traiteur, plateau, plateaux, réceptions, entreprises, commande 48 h, à l'avance, à partir de 10 personnes, par personne, personne, buffets, acompte, minimum de commande, livraison, mariages, cocktail,
    bandejas, bandeja, encargo, encargos, por encargo, con antelación, antelación, por persona, mínimo, eventos, empresas, fiestas, bodas, señal, personas,
    vassoi, vassoio, prenotazione, anticipo, preavviso, a persona, minimo, eventi, feste, rinfreschi, ordine minimo, caparra,
    encomenda, encomendas, antecedência, salgados para festa, kit festa, festa, festas, cento, sinal, por pessoa, pessoas, eventos, unidade,
    patera, patery, półmisek, cateringu, z wyprzedzeniem, zamówienie minimalne, od osoby, osób, imprezy, zaliczka, przyjęcia,
    mísa, mísy, mísu, předem, na osobu, osob, minimální objednávka, záloha, oslavy, rauty, raut, svatby, obložené mísy,
    schotels, vooraf, per persoon, minimaal, personen, aanbetaling, feesten, borrel,
    *ケータリング*, *オードブル*, *ご予約*, *人前*, *前日まで*, *케이터링*, *단체*, *단체주문*, *예약*, *이상 주문*`,
  ),
  ...listed(
    "accounts",
    `invoice, tax invoice, receipt, subtotal, sub total, total, amount due, balance due, cashier, visa, mastercard, auth, approved, paid, qty, vat no, order no, order number, your order, thank you for your order, on its way, food cost, margin, gross profit, gp, revenue, units turnover, inventory, budget, report, hp, xp, gold, coins, restores, mana,
    rechnung, quittung, zwischensumme, summe, gesamt, gegeben, rückgeld, mwst, bon, beleg, kartenzahlung, bediener, umsatz, wareneinsatz, verkauft, bestand, inventur,
    facture, reçu, sous total, total, total ttc, rendu, carte bancaire, serveur, tva, ticket, chiffre d'affaires, vendus, inventaire,
    factura, recibo, subtotal, cambio, tarjeta, efectivo, camarero, iva, ventas, vendidos, inventario, folio, rfc, nit,
    scontrino, ricevuta, subtotale, totale, resto, contanti, venduti, fattura, incasso,
    recibo, nota fiscal, cupom, troco, dinheiro, cartão, vendas, estoque,
    paragon, faktura, suma, razem, reszta, gotówka, sprzedaż, nip,
    účtenka, faktura, celkem, mezisoučet, hotově, tržba, prodáno, ičo,
    *領収書*, *合計*, *小計*, *お釣り*, *영수증*, *합계*, *결제*, *거스름돈*, *부가세*`,
  ),
];
