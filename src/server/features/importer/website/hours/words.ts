// Long because it is data: the words of every language stand in one place.

/** What a word says about hours. Weekdays, months and the halves of a day are not here: Intl knows them. */
export type Meaning =
  | "closed"
  | "daily"
  | "weekdays"
  | "weekend"
  | "to"
  | "and"
  | "hour"
  | "noon"
  | "midnight"
  | "always"
  | "except"
  | "holiday"
  | "closes"
  /** Last orders: their times are no hours. */
  | "last"
  /** A break between hours. */
  | "pause"
  /** After "until": open, and nobody says how long. */
  | "late"
  | "open"
  | "filler";

type Words = Partial<Record<Meaning, string>>;

/** Lower case, without accents, the ways to say a thing separated by "|". The one place to add a word. */
export const hoursWords: Record<string, Words> = {
  en: {
    closed:
      "closed|closed all day|off|we rest|rest day|resting|day off|days off|shut|no service|not open|we don't open|we do not open|never|never on|we're off|dark|nope|n/a|✗|✕|✖|✘|❌|⛔",
    daily:
      "daily|every day|every single day|each and every day|all 7 days|any day|everyday|all days|all week|seven days|seven days a week|7 days|7 days a week|nightly|every night|every evening|every morning|each morning|each day|each night|each evening|365 days|365 days a year|seven nights|seven nights a week|7 nights a week|other days|all other days|on other days|every other day|the rest of the week|rest of the week|otherwise|any day|seven days of the week|every day of the week|each day of the week|7 days per week|7 days out of 7|seven days out of seven|the other days|remaining days|all remaining days|every lunchtime|each lunchtime|every afternoon",
    weekdays: "weekdays|weekday|weeknights|wkdays|wkday|wkdys|mtwtf|mtwrf|m t w t f",
    weekend:
      "weekend|weekends|wkend|wkends|wknd|wknds|s-s|s - s|s–s|s – s|s/s|s / s|s&s|s & s|s+s|s + s|s and s|s s|ss",
    to: "to|till|til|until|thru|through|'til|up to",
    and: "and|plus|also",
    hour: "o'clock|hrs|hours",
    noon: "noon|midday|12 noon|12 midday|nn|12 nn",
    midnight: "midnight|12 midnight|mn|12 mn",
    always:
      "24/7|24 hours|24 hrs|24 h|24h|24 hours a day|around the clock|24hrs|24hr|24 hr|24-hour|24-hours|24hours|twenty-four hours|all day and night|never close|we never close|never closed|always open",
    except:
      "except|except for|excluding|but|but not|not|apart from|other than|aside from|save for|with the exception of|barring|minus|though not|just not|'cept|cept|excl|excl.|excluded",
    holiday:
      "holiday|holidays|public holidays|bank holidays|public holiday|bank holiday|national holidays|eve of public holidays|eve of holidays|eves of public holidays",
    closes:
      "closes|close at|closes at|closing at|close|shut at|we shut at|we close at|closing|closing time is|closing time|last guests leave at|the last guests leave at|last guests leave|doors close at|doors shut at|close them at|shut them at|close our doors at|close the doors at|shut up shop at|close up at|close up shop at|shut our doors at|we finish at|finishing at|wrap up at|we wrap up at|lights out at|lock up at|we lock up at|call it a day at|we call it a day at|call it a night at|we call it a night at|until we close at",
    open: "open|opens|hours|opening hours|timings|timing|opening times|opening|business hours|store hours|we're open|we are open|we're|we are|when|trading hours|opens at|open at|open from|doors open|join us|visit us|find us|come see us|we serve|we're here|serving hours|service hours|opening hrs|hrs|restaurant hours|hours of operation|hours of service|working hours|regular hours|normal hours|our hours|opening hour|step inside|come in|pop in|drop in|doors open at|opening at|we open|we open at|start serving at",
    filler:
      "from|on|our|the|is|are|at|of|served|serving|now|a|each|times|only|us|in|we|when we|when|hour|all day|continuously|straight through|between|by|every|for|this|ish|about|around|approx|approximately|usually|always|happily|sharp|walk-ins|walk-ins welcome|h|hr|same|same hours|same times",
    late: "late|close|closing time|sold out|sell out|sellout|sell-out|we sell out|we're sold out|we run out|run out|gone|they're gone|it's gone|it's all gone|the food is gone|finish|the wee hours|whenever|dusk|sunset",
    last: "food served until|food served daily until|food until|serving food until|food service until|last order|last orders|last call|last seating|last seatings|last entry|last food order|last food orders|last sitting|l.o|l.o.|lo|kitchen closes|kitchen closes at|kitchen close|kitchen last order|orders until|order by|final orders",
    pause:
      "break|break time|breaktime|closed between|closed from|close between|close from|we close between|we close from|afternoon break",
  },
  de: {
    closed:
      "geschlossen|ruhetag|geschl|zu|ruhetage|ruhetag!|haben wir zu|haben wir geschlossen|haben wir ruhetag|bleibt geschlossen|bleiben wir geschlossen|wochenruhetag|betriebsruhe|frei|haben wir frei|kein betrieb|pause|betriebsferien|bleibt die kuche kalt|bleibt der ofen kalt|bleibt der herd kalt|bleibt zu|bleiben wir zu|gonnen wir uns pause|bleiben die turen zu",
    daily:
      "taglich|tagl|tgl|jeden tag|alle tage|sonst|ansonsten|an allen anderen tagen|ubrige tage|die ganze woche|7 tage die woche|7 tage|sieben tage die woche|alle wochentage|jeden abend|allabendlich|restliche tage|an den ubrigen tagen|ubrige zeit|jeden mittag|jeden morgen",
    weekdays: "werktags|wochentags|unter der woche|wochentage|an werktagen|werktage|an wochentagen",
    weekend: "wochenende|am wochenende|wochenenden",
    to: "bis",
    and: "und|sowie|u",
    hour: "uhr",
    noon: "mittags|mittag",
    midnight: "mitternacht",
    always: "24 stunden|rund um die uhr|24h|24 std|24 stunden am tag",
    except: "ausser|ausgenommen|mit ausnahme von|aber nicht|jedoch nicht|bis auf",
    holiday: "feiertag|ftg|feiert|feiertage|feiertagen|feiertags|an feiertagen",
    closes:
      "schliessen um|schliesst um|wir schliessen um|schluss um|schluss ist um|feierabend um|ladenschluss um|wir machen um|zu machen wir um|schliessen wir um|machen wir um|zu um|endet um",
    open: "geoffnet|offnungszeiten|offen|betriebszeiten|haben geoffnet|wir haben geoffnet|haben wir geoffnet|wir sind fur sie da|wir sind fur euch da|fur sie da|fur euch da|geoffnet von|offnungszeit|unsere offnungszeiten|warme kuche|kuchenzeiten|ist geoffnet|hat geoffnet|wir erwarten sie|offnen|offnet|wir offnen|offnen um|offnet um",
    filler:
      "von|ab|unsere|durchgehend|am|an|jeweils|um|nur|schon|fur|euch|sie|wir|haben|immer|uberall|der|die|das|ist|sind|h|std|circa|ca|jeden|zwischen",
    last: "letzte bestellung|letzte bestellungen|letzte bestellannahme|kuchenschluss|kuche bis|warme kuche bis|letzter einlass|kuche schliesst um|bestellungen bis",
    late: "open end|ende|ende offen|spat|spat in die nacht|in die nacht|in die puppen|ladenschluss|schluss|ausverkauft|alles weg ist|sonnenuntergang",
    pause: "mittagspause|pausiert|zwischen",
  },
  fr: {
    closed:
      "ferme|fermee|fermes|fermeture|repos|conge|conges|relache|fermeture hebdomadaire|jour de fermeture|fermons|nous sommes fermes|jour de repos|pas de service",
    daily:
      "tous les jours|7j/7|7 jours sur 7|chaque jour|7/7|tous les soirs|autres jours|les autres jours|le reste de la semaine|7 jours/7|toute la semaine|sept jours sur sept|du lundi au dimanche|tous les midis|chaque midi|chaque soir|tous les midis et soirs",
    weekdays: "en semaine|la semaine|jours de semaine|jours ouvrables|semaine",
    weekend:
      "week-end|weekend|le week-end|fin de semaine|weekends|week-ends|les week-ends|le weekend",
    to: "a|au|jusqu'a|jusqu'au",
    and: "et|puis",
    hour: "heures|heure|h",
    noon: "midi",
    midnight: "minuit",
    always: "24h/24|24 heures|24 heures sur 24|24 h/24",
    except:
      "sauf|excepte|hormis|a l'exception du|a l'exception de|a part|hors|mais pas|sauf le|excepte le",
    holiday: "jours feries|jour ferie|feries",
    open: "ouvert|ouverte|horaires|horaire|heures d'ouverture|ouverture|horaires d'ouverture|ouvert midi et soir|nous vous accueillons|vous accueille|on vous accueille|accueillons|nous accueillons|ouverts|ouvertes|ouvre|ouvrons|nous sommes ouverts|on est ouvert|service|services|nos horaires|on vous attend|retrouvez-nous|ouvre a|ouvrons a|ouvrent a|on ouvre a|ouverture a",
    filler:
      "du|de|des|le|les|la|notre|nos|midi et soir|en continu|non-stop|uniquement|nous|vous|on|est|sans interruption|continu|service continu|entre|environ|vers|toute|l'annee",
    closes: "fermeture a|ferme a|fermons a|nous fermons a",
    last: "derniere commande|dernieres commandes|dernier service|derniere prise de commande|prise de commande jusqu'a|cuisine jusqu'a|fermeture de la cuisine",
    late: "tard|la fermeture|fermeture|fin de soiree|epuisement|epuisement du stock|rupture|rupture de stock|pas d'heure",
    pause: "pause|coupure|ferme entre|ferme de",
  },
  es: {
    closed:
      "cerrado|cerrada|cerramos|descanso|cierra|descansamos|no abrimos|fiesta semanal|descanso semanal|dia de descanso|cierre semanal|cierre|cerrados|por descanso|cerrado por descanso|permanece cerrado|libramos|libre",
    daily:
      "todos los dias|diario|diariamente|cada dia|de lunes a domingo|a diario|todas las noches|resto de la semana|el resto de la semana|resto de dias|los demas dias|demas dias|los 7 dias|7 dias|7 dias a la semana|los siete dias|toda la semana|los 365 dias|resto|el resto|los otros dias|todos los mediodias|cada mediodia|cada noche",
    weekdays:
      "entre semana|dias laborables|laborables|dias de semana|de lunes a viernes|dias habiles|dias de diario",
    weekend: "fin de semana|fines de semana|finde|fin de semana y festivos",
    to: "a|al|hasta|hasta las|a las|a la|hasta la",
    and: "y|e",
    hour: "h|hs|hrs|horas",
    noon: "mediodia|del mediodia",
    midnight: "medianoche",
    always: "24 horas|24 hs",
    except: "excepto|salvo|menos|a excepcion de|a excepcion del|exceptuando|quitando|pero no",
    holiday: "festivos|feriados|dias festivos|visperas|festivo",
    open: "abierto|abrimos|horario|horarios|horario de apertura|abierta|abiertos|abiertas|abre|abren|abrimos a las|abre a las|te esperamos|os esperamos|le esperamos|atendemos|atencion|servimos|horario de atencion|horario de servicio|nuestro horario|horas de atencion|estamos|horario comercial",
    filler:
      "de|del|desde|los|las|el|la|de las|ininterrumpido|ininterrumpidamente|sin interrupcion|horario ininterrumpido|en|a partir de|por|nuestro|nuestra|tambien|entre|solo|corrido|horario corrido|te|os",
    closes: "cerramos a las|cierra a las|cierre a las|cierre|cierran a las|se cierra a las",
    last: "ultima comanda|ultimas comandas|ultima orden|ultimo pedido|ultimos pedidos|cocina hasta|cocina hasta las|cierre de cocina|cocina cierra|la cocina cierra",
    late: "tarde|muy tarde|cierre|el cierre|fin de existencias|agotar existencias|la madrugada",
    pause: "pausa|cerrado de|cerramos de",
  },
  it: {
    closed:
      "chiuso|chiusura|riposo|giorno di chiusura|chiusi|chiusa|riposo settimanale|chiusura settimanale|giorno di riposo|siamo chiusi|turno di riposo|chiudiamo|non apriamo",
    daily:
      "tutti i giorni|ogni giorno|tutte le sere|gli altri giorni|altri giorni|resto della settimana|7 giorni su 7|sette giorni su sette|ogni sera|7/7|tutta la settimana|il resto della settimana|nei restanti giorni|restanti giorni|tutti i pranzi|ogni pranzo|ogni mezzogiorno",
    weekdays: "giorni feriali|feriali|giorni lavorativi|durante la settimana|in settimana",
    weekend: "fine settimana|week end|weekend|nel fine settimana|nel weekend",
    to: "a|al|alla|alle|fino alle|fino a|sino alle|fino al|sino al",
    and: "e|ed",
    hour: "ore",
    noon: "mezzogiorno",
    midnight: "mezzanotte",
    always: "24 ore|24 ore su 24",
    except:
      "tranne|eccetto|escluso|ad eccezione di|ad eccezione del|ad eccezione della|eccetto il|salvo|ma non|fuorche|esclusi|esclusa",
    holiday: "festivi|giorni festivi",
    open: "aperto|orari|orario|aperti|orari di apertura|apertura|aperta|aperte|siamo aperti|vi aspettiamo|ti aspettiamo|ci trovate|ci trovi|serviamo|apre|apriamo|orario di apertura|i nostri orari|orari apertura|servizio|apre alle|apriamo alle|aprono alle|apertura alle",
    filler:
      "dal|dalla|dalle|da|il|la|le|i|del|orario continuato|continuato|solo mattina|solo sera|solo|mattina|pomeriggio|sera|pranzo|cena|h|circa|vi|ti|ci|a pranzo|a cena|nostri|nostro|per|anche|no stop|non stop|tra|siamo",
    closes: "chiusura alle|chiude alle|chiudiamo alle|chiude a|chiudono alle",
    last: "ultimo ordine|ultimi ordini|ultima ordinazione|cucina fino alle|la cucina chiude alle|chiusura cucina",
    late: "tardi|tarda notte|chiusura|esaurimento|esaurimento scorte|notte fonda",
    pause: "pausa|chiuso dalle",
  },
  pt: {
    closed:
      "fechado|encerrado|folga|encerra|fechados|encerramos|encerrados|fecha|fechamos|descanso|descanso semanal|dia de descanso|folga semanal|dia de folga|nao abrimos|estamos fechados|fechada|encerrada",
    daily:
      "todos os dias|diariamente|todas as noites|restantes dias|nos restantes dias|demais dias|nos demais dias|7 dias por semana|toda a semana|de segunda a domingo|diario|resto da semana|restante semana|outros dias|todos os almocos|todas as tardes",
    weekdays: "dias uteis|dias de semana|durante a semana|em dias uteis|de segunda a sexta",
    weekend:
      "fim de semana|fins de semana|fim-de-semana|fins-de-semana|final de semana|finais de semana|aos fins de semana",
    to: "a|as|ate|ate as|ate a",
    and: "e",
    hour: "h|horas|hs",
    noon: "meio-dia|meio dia",
    midnight: "meia-noite|meia noite",
    always: "24 horas",
    except: "exceto|menos|salvo|com excecao de|com excecao da|a excecao de|mas nao|menos a|menos o",
    holiday: "feriados|feriado",
    open: "aberto|horario|horario de funcionamento|funcionamento|abertos|aberta|abertas|abre|abrimos|abrimos as|estamos abertos|funcionamos|atendemos|atendimento|horario de atendimento|esperamos por si|esperamos por voce|horarios|o nosso horario|servimos|abre as|abrem as|abertura as",
    filler:
      "de|das|da|do|dos|aos|o|os|nos|no|em|na|nas|a partir|entre|continuo|sem interrupcao|feira|so|apenas|por volta",
    closes: "encerra as|fecha as|fechamos as|encerramos as",
    last: "ultimo pedido|ultimos pedidos|ultima ordem|cozinha ate|cozinha ate as|cozinha fecha as|cozinha encerra as",
    late: "tarde|fechar|esgotar|ao fecho|fecho|o ultimo cliente",
    pause: "pausa|intervalo|fechado das|encerrado das",
  },
  nl: {
    closed:
      "gesloten|dicht|rustdag|rustdagen|zijn we gesloten|zijn wij gesloten|vrij|sluitingsdag|we zijn dicht",
    daily:
      "dagelijks|elke dag|iedere dag|alle dagen|7 dagen per week|7 dagen|zeven dagen per week|iedere avond|elke avond|overige dagen|de rest van de week|andere dagen|hele week|elke middag|iedere middag",
    weekdays: "doordeweeks|werkdagen|weekdagen|door de week|op werkdagen",
    weekend: "weekend|weekenden|in het weekend|het weekend",
    to: "tot|t/m|tot en met|tm",
    and: "en",
    hour: "uur|u",
    noon: "middag",
    midnight: "middernacht",
    always: "24 uur",
    except: "behalve|uitgezonderd|m.u.v.|met uitzondering van|maar niet|op zondag na",
    holiday: "feestdagen|feestdag",
    open: "open|openingstijden|geopend|openingsuren|zijn we open|zijn wij open|wij zijn geopend|wij zijn open|we zijn open|welkom|u bent welkom|je bent welkom|opent|onze openingstijden|geopend van|openen|we openen|wij openen|openen we|openen om|opent om",
    filler: "van|vanaf|onze|op|de|het|om|wij|we|zijn|u|je|in|tussen|ook|alleen|doorlopend|bij|ons",
    closes:
      "sluit om|sluiten om|dicht om|wij sluiten om|sluiten we om|sluiten wij om|we sluiten om|sluiten",
    last: "laatste bestelling|laatste bestellingen|keuken tot|keuken sluit om|de keuken sluit om|keuken open tot",
    late: "laat|sluit|sluiting|sluitingstijd|in de late uurtjes|op is op|uitverkocht",
    pause: "pauze|lunchpauze|middagpauze",
  },
  sv: {
    closed: "stangt|stangda|ledigt|vi vilar|vilodag|vi har stangt|har vi stangt|haller vi stangt",
    daily: "alla dagar|varje dag|dagligen|ovriga dagar|alla kvallar|hela veckan|varje kvall",
    weekdays: "vardagar|vardag|pa vardagar|mandag till fredag",
    weekend: "helger|helg",
    to: "till|t.o.m.|tom",
    and: "och|samt",
    hour: "kl|klockan",
    noon: "lunch",
    midnight: "midnatt",
    always: "dygnet runt",
    except: "utom|forutom|men inte|men ej|dock ej|dock inte|med undantag for",
    holiday: "roda dagar|helgdagar",
    open: "oppet|oppettider|oppna|vi har oppet|har vi oppet|vara oppettider|valkommen|valkomna|oppnar",
    filler: "fran|vi|serverar|pa|den|mellan|serverar vi|har|vara|om|i|hos",
    last: "sista bestallning|sista bestallningen|koket stanger|koket oppet till",
    late: "sent|stangning|sista gast|slutsalt",
    pause: "paus",
    closes: "stanger|vi stanger|stanger vi|stanger kl",
  },
  da: {
    closed: "lukket|hviledag|fridag|holder lukket",
    daily: "alle dage|hver dag|dagligt",
    weekdays: "hverdage|hverdag",
    weekend: "weekend|weekender",
    to: "til",
    and: "og|samt",
    hour: "kl|klokken",
    midnight: "midnat",
    always: "dognet rundt",
    except: "undtagen|dog ikke|men ikke|pa naer|bortset fra|med undtagelse af",
    holiday: "helligdage",
    open: "abent|abningstider|aben|holder abent|vi har abent|velkommen|abner|vi abner|abner kl",
    filler: "fra|vi|den|om|holder|har|vores|kun|i",
    last: "sidste bestilling|kokkenet lukker",
    closes: "lukker|vi lukker|lukker kl|lukker vi",
  },
  no: {
    closed: "stengt|lukket|fridag|holder stengt",
    daily: "alle dager|hver dag|daglig",
    weekdays: "hverdager|ukedager",
    weekend: "helg|helger|helgen",
    to: "til",
    and: "og|samt",
    hour: "kl|klokken",
    midnight: "midnatt",
    always: "dognet rundt",
    except: "unntatt|bortsett fra|med unntak av|men ikke",
    holiday: "helligdager|rode dager",
    open: "apent|apningstider|apen|holder apent|vi har apent|velkommen|apner|vi apner|apner kl",
    filler: "fra|vi|den|om|holder|har|vare|kun|i",
    last: "siste bestilling|kjokkenet stenger",
    closes: "stenger|vi stenger|stenger kl|stenger vi",
  },
  fi: {
    closed: "suljettu|kiinni|olemme kiinni|suljemme",
    daily: "joka paiva|paivittain",
    weekdays: "arkisin|arkipaivisin",
    weekend: "viikonloppuisin|viikonloppu",
    to: "asti|saakka",
    and: "ja|seka",
    hour: "klo|kello",
    midnight: "keskiyo|keskiyohon",
    always: "24h|ympari vuorokauden",
    holiday: "pyhat|pyhapaivat|juhlapyhat",
    open: "avoinna|aukioloajat|auki",
    filler: "olemme",
    except: "paitsi|ei kuitenkaan|lukuun ottamatta",
  },
  pl: {
    closed:
      "nieczynne|zamkniete|zamkniety|zamknieta|odpoczywamy|wolne|mamy wolne|nie pracujemy|zamykamy|dzien wolny|przerwa|nieczynny|nieczynna|restauracja nieczynna|jestesmy zamknieci|lokal nieczynny",
    daily:
      "codziennie|kazdego dnia|7 dni w tygodniu|caly tydzien|przez caly tydzien|pozostale dni|w pozostale dni|kazdy dzien|co wieczor|na co dzien|kazdego wieczoru",
    weekdays:
      "dni robocze|w dni robocze|dni powszednie|w tygodniu|od poniedzialku do piatku|w dni powszednie|dni pracujace",
    weekend: "weekend|weekendy|w weekend|w weekendy|weekendowo|na weekend",
    to: "do",
    and: "i|oraz",
    hour: "godz|godziny|godzina|godzinach",
    noon: "poludnie",
    midnight: "polnoc|polnocy",
    always: "24h|cala dobe",
    except: "oprocz|z wyjatkiem|poza|za wyjatkiem|procz|ale nie|wyjatkiem|bez",
    holiday: "swieta|dni swiateczne",
    open: "otwarte|godziny otwarcia|czynne|otwarcia|zapraszamy|jestesmy|czekamy|czekamy na was|pracujemy|czynny|czynna|otwarty|otwarta|otwieramy|otwieramy o|zapraszamy was|godz. otwarcia|jestesmy czynni|lokal czynny|nasze godziny|otwieraja o|otwarcie o",
    filler: "od|w|we|jest|o|na|was|nas|tylko|miedzy|ok|okolo|h|r|dni",
    closes: "zamykamy o|zamykane o|zamkniecie o|konczymy o",
    last: "ostatnie zamowienie|ostatnie zamowienia|zamowienia do|kuchnia do|kuchnia czynna do",
    late: "ostatniego klienta|ostatniego goscia|konca|wyczerpania zapasow|poznej nocy|pozna",
    pause: "przerwa",
  },
  cs: {
    closed:
      "zavreno|zavirame|zavreni|volno|mame volno|zaviracka|zavreno!|zavirame den|neni otevreno|nevarime|odpocivame|mame zavreno",
    daily:
      "denne|kazdy den|ostatni dny|jinak|kazdy vecer|7 dni v tydnu|cely tyden|po cely tyden|ve zbyvajici dny",
    weekdays:
      "vsedni dny|ve vsedni dny|pracovni dny|vsedni den|v tydnu|pracovnich dnech|v pracovni dny|pres tyden|pracovni den|vsedni",
    weekend: "vikend|o vikendu|vikendy|vikendu|o vikendech|pres vikend|o vikendech a svatcich",
    to: "do|az",
    and: "a|i",
    hour: "hodin|hod|hodiny|h",
    noon: "poledne|v poledne",
    midnight: "pulnoc|pulnoci|do pulnoci",
    always: "nonstop|24 hodin",
    except: "krome|mimo|vyjma|s vyjimkou|ale ne|kdyz ne",
    holiday: "statni svatky|svatky|svatek|statni svatek",
    closes:
      "zavirame uz v|zavirame v|zavirame uz|zavirame ve|konci v|koncime v|zavira v|zavira se v|zaviraci doba|do zavreni",
    open: "otevreno|oteviraci doba|oteviraci hodiny|mame otevreno|otviracka|jsme tu|jsme tu pro vas|cekame na vas|tesime se na vas|najdete nas|varime|oteviraci dobu|otevirame|otevirame v|mame pro vas otevreno|provozni doba|provozni hodiny|otevreny|oteviraji v|otvirame|otvirame v",
    filler:
      "od|v|ve|uz|mame|pro|vas|je|hod.|na|nas|cca|bez prestavky|jsme|vzdy|mezi|jen|pouze|nonstop",
    last: "posledni objednavka|posledni objednavky|kuchyne do|kuchyn do|kuchyne zavira v|vari se do|varime do",
    late: "posledniho hosta|vyprodani|rana|noci",
    pause: "pauza|poledni pauza|prestavka|poledni prestavka",
  },
  sk: {
    closed: "zatvorene|zatvarame",
    daily: "denne|kazdy den",
    weekdays: "pracovne dni|cez tyzden|pracovnych dnoch",
    weekend: "vikend|cez vikend|vikendy",
    to: "do|az",
    and: "a|i",
    hour: "hodin|hod|hodiny",
    noon: "poludnie|obed",
    midnight: "polnoc|polnoci",
    always: "nonstop",
    except: "okrem|vynimkou|s vynimkou|mimo|ale nie",
    holiday: "sviatky|statne sviatky",
    closes: "zatvarame o|zatvarame uz o",
    open: "otvorene|otvaracie hodiny|otvaracia doba",
    filler: "od|v|vo|o|uz",
  },
  hu: {
    closed: "zarva|szunnap|szunnapos|pihenonap|zarva vagyunk|zarva tartunk",
    daily: "minden nap|mindennap|naponta",
    weekdays: "hetkoznap|hetkoznapokon|hetkoznaponkent",
    weekend: "hetvege|hetvegen|hetvegente",
    to: "ig",
    and: "es|illetve",
    hour: "ora|orakor|oratol|oraig",
    noon: "del|delig",
    midnight: "ejfel|ejfelig",
    always: "non-stop|0-24",
    except: "kiveve",
    holiday: "unnepnap|unnepnapokon",
    open: "nyitva|nyitvatartas|nyitva tartas|nyitva vagyunk|varjuk|nyitvatartasi ido|varunk",
    filler: "tol|kozott|a|az",
    last: "konyha|konyhazaras|utolso rendeles",
  },
  ro: {
    closed: "inchis",
    daily: "zilnic|in fiecare zi",
    weekdays: "zile lucratoare|in timpul saptamanii",
    weekend: "weekend|weekenduri",
    to: "pana la|pana|la",
    and: "si",
    hour: "ora|orele",
    noon: "pranz",
    midnight: "miezul noptii",
    always: "non-stop|24 de ore",
    except: "cu exceptia|in afara de|mai putin|exceptand",
    holiday: "sarbatori",
    open: "deschis|program|orar|program de functionare",
    filler: "de|de la|intre",
  },
  hr: {
    closed: "zatvoreno|ne radimo",
    daily: "svaki dan|svakodnevno|svakim danom",
    weekdays: "radnim danom|radni dani|radnim danima",
    weekend: "vikend|vikendom",
    to: "do",
    and: "i|te",
    hour: "sati|sata|h",
    noon: "podne",
    midnight: "ponoc|ponoci",
    except: "osim|izuzev|ali ne",
    holiday: "blagdani|praznici|blagdanom",
    open: "otvoreno|radno vrijeme|radno vreme|radimo",
    filler: "od|u",
  },
  sl: {
    closed: "zaprto",
    daily: "vsak dan",
    weekdays: "delavniki|med tednom",
    weekend: "vikend|vikendi|konec tedna",
    to: "do",
    and: "in",
    hour: "ura|ure|uri|h",
    midnight: "polnoc|polnoci",
    except: "razen",
    holiday: "prazniki",
    open: "odprto|delovni cas|odpiralni cas",
    filler: "od|ob",
  },
  sr: {
    closed: "затворено|не радимо|zatvoreno",
    daily: "сваки дан|svaki dan",
    weekdays: "радним данима|радни дани|radnim danima",
    weekend: "викенд|викендом|vikend",
    to: "до|do",
    and: "и|i",
    hour: "часова|сати|h",
    midnight: "поноћ",
    holiday: "празници",
    open: "отворено|радно време|radno vreme",
    filler: "од|od|у",
  },
  bg: {
    closed: "затворено|почивен ден|почивни дни",
    daily: "всеки ден|ежедневно",
    weekdays: "делнични дни|делник|работни дни",
    weekend: "уикенд|събота и неделя",
    to: "до",
    and: "и",
    hour: "ч|часа",
    noon: "обяд",
    midnight: "полунощ",
    always: "денонощно",
    except: "освен|без",
    holiday: "празници",
    open: "отворено|работно време|работим",
    filler: "от|в",
  },
  ru: {
    closed: "закрыто|выходной|выходные|выходной день",
    daily: "ежедневно|каждый день|без выходных|все дни|остальные дни|в остальные дни",
    weekdays: "будни|в будни|по будням|будние дни",
    weekend: "в выходные|по выходным",
    to: "до|по",
    and: "и",
    hour: "ч|час|часов|часа",
    noon: "полдень|полудня",
    midnight: "полночь|полуночи",
    always: "круглосуточно",
    except: "кроме|исключая|за исключением|но не",
    holiday: "праздники|праздничные дни",
    open: "открыто|часы работы|время работы|режим работы|работаем|мы работаем|ждем вас|ждём вас|приглашаем|открыты|график работы|открываемся|открываемся в",
    filler: "с|со|в|во|на|вас|нас",
    last: "последний заказ|кухня до|заказы до",
    pause: "перерыв",
    closes: "закрываемся в|закрываемся|закрытие в",
  },
  uk: {
    closed: "зачинено|вихідний|закрито|вихідніи|вихіднии",
    daily: "щодня|кожен день|щоденно|без вихідних|кожного дня|решта днів|інші дні|всі дні",
    weekdays: "будні|у будні|по буднях|будні дні",
    weekend: "вихідні|у вихідні|на вихідних",
    to: "до|по",
    and: "та|и|і|й",
    hour: "год|година|годин",
    noon: "полудень|полудня",
    midnight: "північ|опівночі|півночі",
    always: "цілодобово",
    except: "крім|окрім|за винятком|але не",
    holiday: "свята",
    open: "відчинено|години роботи|графік роботи|час роботи|працюємо|відкрито|чекаємо на вас|чекаємо|запрошуємо|ми працюємо|відкриті|відкриваємось|відчиняємось|відкриваємося",
    filler: "з|із|у|в|від|на|вас|нас",
    last: "останнє замовлення|кухня до|замовлення до",
    pause: "перерва",
    closes: "зачиняємось о|зачиняємося о|закриваємось о",
  },
  el: {
    closed: "κλειστα|κλειστο|κλειστη|ρεπο",
    daily: "καθημερινα|καθε μερα|ολες τις μερες",
    weekdays: "καθημερινες|εργασιμες",
    weekend: "σαββατοκυριακο",
    to: "εως|μεχρι|ως",
    and: "και|&",
    hour: "ωρα",
    noon: "μεσημερι",
    midnight: "μεσανυχτα",
    always: "24ωρο|24 ωρες",
    except: "εκτος",
    holiday: "αργιες",
    open: "ανοιχτα|ωρες λειτουργιας|ωραριο|ωραριο λειτουργιας|ανοικτα|ειμαστε ανοιχτα|ανοιχτο",
    filler: "απο|τις|στις|το|τη",
  },
  tr: {
    closed: "kapali|kapalı|kapaliyiz|kapalıyız",
    daily: "her gun|hergun",
    weekdays: "hafta ici|haftaici",
    weekend: "hafta sonu|haftasonu",
    to: "ile|kadar",
    and: "ve",
    hour: "saat",
    noon: "ogle",
    midnight: "gece yarısı|gece yarisi",
    always: "7/24|24 saat",
    except: "haric|disinda|dısında|disindaki",
    holiday: "resmi tatil|resmi tatiller",
    open: "acik|acık|calısma saatleri|calisma saatleri|acılıs|acigiz|acıgız|hizmetinizdeyiz|hizmet veriyoruz|hizmet vermekteyiz|acikız|acılıyoruz",
    filler: "gunleri|arası|arasi|saatleri|saatleri arası",
  },
  he: {
    closed: "סגור|סגורים",
    daily: "כל יום|כל השבוע|בכל יום",
    weekend: "סופש|סוף שבוע",
    to: "עד",
    and: "ו",
    noon: "צהריים",
    midnight: "חצות",
    always: "24/7|24 שעות",
    holiday: "ערבי חג|וערבי חג|חגים|ערב חג|וחגים|וערב חג",
    open: "שעות פתיחה|פתוח|פתוחים|שעות|שעות הפתיחה|שעות פעילות",
    filler: "ימים|יום|בין|השעות|מ|בימי|ימי",
  },
  ar: {
    closed: "مغلق|مغلقة|إجازة|عطلة|اجازة",
    daily: "يوميا|كل يوم|طوال الأسبوع|طوال ايام الاسبوع|كل أيام الأسبوع",
    to: "إلى|الى|حتى|لـ|ل",
    and: "و",
    hour: "الساعة",
    noon: "ظهرا|الظهر",
    midnight: "منتصف الليل",
    always: "24 ساعة",
    except: "عدا|ما عدا",
    holiday: "العطل الرسمية",
    open: "مفتوح|ساعات العمل|أوقات العمل|مواعيد العمل|أوقات الدوام",
    filler: "من|يوم|أيام",
  },
  fa: {
    closed: "تعطیل|بسته",
    daily: "هر روز|همه روزه|هرروز",
    to: "تا|الی",
    and: "و",
    hour: "ساعت",
    noon: "ظهر",
    midnight: "نیمه شب",
    always: "شبانه روزی",
    holiday: "تعطیلات رسمی",
    open: "ساعت کاری|ساعات کاری|باز|ساعات کار",
    filler: "از|روزهای|روز",
  },
  hi: {
    closed: "बंद|अवकाश",
    daily: "प्रतिदिन|रोज|हर दिन|रोज़ाना|रोजाना",
    to: "से|तक",
    and: "और|व|एवं",
    hour: "बजे",
    noon: "दोपहर",
    always: "24 घंटे",
    open: "खुला|समय|खुलने का समय",
  },
  th: {
    closed: "ปิด|หยุด|หยุดทุก|ปิดทุก",
    daily: "ทุกวัน|เปิดทุกวัน",
    weekdays: "วันธรรมดา|จันทร์ถึงศุกร์",
    weekend: "เสาร์อาทิตย์|วันหยุดสุดสัปดาห์|เสาร์-อาทิตย์",
    to: "ถึง|จนถึง",
    and: "และ",
    hour: "น|น.|นาฬิกา",
    noon: "เที่ยง",
    midnight: "เที่ยงคืน",
    always: "24 ชั่วโมง|24 ชม",
    except: "ยกเว้น",
    holiday: "วันหยุดนักขัตฤกษ์|นักขัตฤกษ์",
    open: "เปิด|เวลาเปิด|เวลาทำการ|เปิดบริการ|เวลาเปิด-ปิด|เปิดทำการ",
    filler: "เวลา|วัน|ร้าน|ตั้งแต่",
  },
  vi: {
    closed: "nghi|dong cua|đong cua",
    daily: "hang ngay|moi ngay|ca tuan|hằng ngày",
    weekdays: "ngay thuong|trong tuan",
    weekend: "cuoi tuan",
    to: "đen|den",
    and: "va",
    hour: "gio|h|g",
    noon: "trua",
    always: "24/24|24/7",
    except: "tru",
    holiday: "le|ngay le",
    open: "mo cua|gio mo cua|gio hoat đong|mo",
    filler: "tu",
  },
  id: {
    closed: "tutup|libur",
    daily: "setiap hari|tiap hari",
    weekdays: "hari kerja",
    weekend: "akhir pekan",
    to: "sampai|hingga|s/d|sd",
    and: "dan",
    hour: "pukul|jam|wib|wita",
    always: "24 jam",
    except: "kecuali",
    holiday: "hari libur|tanggal merah",
    open: "buka|jam buka|jam operasional",
    filler: "dari|hari",
  },
  ms: {
    closed: "tutup|cuti",
    daily: "setiap hari",
    to: "hingga|sehingga|sampai",
    and: "dan",
    hour: "pukul|jam",
    open: "buka|waktu operasi|waktu perniagaan",
    filler: "dari|hari",
  },
  ja: {
    closed:
      "定休日|定休|店休日|休業日|休業|お休み|休み|休|定休日は|お休みです|お休みをいただきます|休みです|休館",
    daily: "毎日|年中無休|全日|無休|年中無休で|その他|それ以外",
    weekdays: "平日|月〜金|月～金",
    weekend: "土日|週末|土日祝|土日祝日|土・日・祝|土日・祝",
    to: "から|より",
    and: "と|及び",
    hour: "時|時半",
    noon: "正午",
    midnight: "深夜0時",
    always: "24時間営業|24時間",
    except: "除く|を除く",
    holiday: "祝日|祝|祭日|祝前日",
    open: "営業時間|営業|開店|営業日|オープン|open|開店時間|営業時間は|営業しています",
    filler:
      "まで|曜日|昼|夜|ランチ|ディナー|の|不定休|ただし|は|が|です|です。|も|閉店|close|なくなり次第終了|売り切れ次第終了|売切次第終了",
    last: "ラストオーダー|ラストオーダー時間|l.o|l.o.|オーダーストップ|最終入店|最終受付",
    pause: "休憩|中休み|準備中|昼休み|休憩時間",
  },
  ko: {
    closed:
      "휴무|휴무일|정기휴무|쉽니다|휴점|휴업|정기 휴무|쉬는 날|휴무입니다|쉬어요|문 닫음|휴무 입니다|쉬는날",
    daily: "매일|연중무휴|전일|매일매일|모든 요일|월화수목금토일|그 외",
    weekdays: "평일|주중",
    weekend: "주말",
    to: "부터|에서",
    and: "및|과|와",
    hour: "시",
    noon: "정오",
    midnight: "자정",
    always: "24시간",
    except: "제외",
    holiday: "공휴일|명절|법정공휴일",
    open: "영업시간|영업|운영시간|오픈|영업 시간|운영 시간|오픈시간|이용시간|시간|영업일|여는 시간",
    filler: "까지|은|는|에|만|매주|요일|입니다|합니다|마감|영업합니다|까지 영업|정상영업",
    last: "라스트오더|라스트 오더|주문마감|주문 마감|마지막 주문|l.o|l.o.",
    pause:
      "브레이크타임|브레이크 타임|휴게시간|휴게 시간|쉬는시간|쉬는 시간|준비시간|break time|브레이크|휴식|휴식시간|break",
  },
  zh: {
    closed: "休息|公休|店休|休業|关闭|打烊|不营业|店休日|休|公休日|休息日|不營業|固定公休|每週休",
    daily:
      "每天|每日|全年无休|全年無休|天天|全年营业|周一至周日|週一至週日|其他|其餘|星期一至星期日",
    weekdays: "工作日|平日|周一至周五",
    weekend: "周末|週末|六日|周六日|周六、日|週六日|周六周日|周末及节假日",
    to: "至|到",
    and: "和|及",
    hour: "点|點|时|時",
    noon: "中午|正午",
    midnight: "午夜|零点",
    always: "24小时|24小時",
    except: "除",
    holiday: "节假日|節假日|公众假期",
    open: "营业时间|營業時間|营业|開放時間|营业中|開店時間|供餐時間|營業|开放时间|店铺时间",
    filler: "从|的|不定休|点餐|為|为|是|每周|每週|每",
    last: "最后点餐|最後點餐|最後點單|最后点单|最後點餐時間|最后下单",
    pause: "午休|休息时间|休息時間|中場休息",
  },
  ca: {
    closed: "tancat|tanquem",
    daily: "cada dia|tots els dies",
    weekdays: "feiners|entre setmana",
    weekend: "cap de setmana|caps de setmana",
    to: "a|al|fins",
    and: "i",
    hour: "h|hores",
    noon: "migdia",
    midnight: "mitjanit",
    holiday: "festius",
    open: "obert|horari|horaris",
    filler: "de|del|els|les|el|d'",
  },
  et: {
    closed: "suletud",
    daily: "iga paev",
    weekdays: "toopaevadel",
    weekend: "nadalavahetus|nadalavahetusel",
    to: "kuni",
    and: "ja",
    hour: "kell|kl",
    open: "avatud|lahtiolekuajad",
    filler: "alates",
  },
  lv: {
    closed: "slegts",
    daily: "katru dienu",
    weekdays: "darba dienas|darba dienas",
    weekend: "brivdienas",
    to: "lidz",
    and: "un",
    hour: "plkst",
    open: "atverts|darba laiks",
    filler: "no",
  },
  lt: {
    closed: "nedirbame|uzdaryta",
    daily: "kasdien",
    weekdays: "darbo dienomis",
    weekend: "savaitgaliais|savaitgali",
    to: "iki",
    and: "ir",
    hour: "val",
    open: "atidaryta|darbo laikas|dirbame",
    filler: "nuo",
  },
};

/** Short forms and names that Intl does not have, Monday first; an empty one adds nothing. */
export const otherDayNames: Record<string, readonly string[][]> = {
  en: [["mo"], ["tu", "tues"], ["we", "weds"], ["th", "thur", "thurs"], ["fr"], ["sa"], ["su"]],
  de: [[], [], [], ["don"], [], ["sonnabend", "sonnabends", "sams"], ["sonn"]],
  fr: [["lu"], ["ma"], ["me"], ["je"], ["ve"], ["sa"], ["di"]],
  pt: [
    ["2a", "2a-feira", "2a feira", "2.a", "2.a-feira", "2.a feira"],
    ["3a", "3a-feira", "3a feira", "3.a", "3.a-feira", "3.a feira"],
    ["4a", "4a-feira", "4a feira", "4.a", "4.a-feira", "4.a feira"],
    ["5a", "5a-feira", "5a feira", "5.a", "5.a-feira", "5.a feira"],
    ["6a", "6a-feira", "6a feira", "6.a", "6.a-feira", "6.a feira"],
    [],
    [],
  ],
  pl: [["pn"], ["wt"], ["sr"], ["czw", "cz"], ["pt"], ["sb"], ["nd", "ndz", "nie"]],
  he: [["שני"], ["שלישי"], ["רביעי"], ["חמישי"], ["שישי"], ["שבת", "מוצש"], ["ראשון"]],
  ja: [["月曜"], ["火曜"], ["水曜"], ["木曜"], ["金曜"], ["土曜"], ["日曜"]],
  zh: [
    ["週一", "礼拜一"],
    ["週二", "礼拜二"],
    ["週三", "礼拜三"],
    ["週四", "礼拜四"],
    ["週五", "礼拜五"],
    ["週六", "礼拜六"],
    ["週日", "星期天", "周天", "礼拜天"],
  ],
  th: [["จ."], ["อ."], ["พ."], ["พฤ."], ["ศ."], ["ส."], ["อา."]],
  sr: [["понедељка"], ["уторка"], ["среде"], ["четвртка"], ["петка"], ["суботе"], ["недеље"]],
};

/** What the words before hours, or above them, say about them. In any language, without accents. */
export const labelWords = {
  /** Hours of something else. */
  other:
    "customer service|customer support|kundendienst|service client|atencion al cliente|assistenza clienti|klantenservice|kundtjanst|コールセンター|고객센터|客服|serving time|delivery window|delivery windows|happy hour|happy hours|happy|special|specials|early bird|late night menu|late-night menu|late menu|delivery|deliveries|holiday hours|office|office hours|phone|catering|christmas|thanksgiving|online ordering|order online|ordering|box office|reservations|signup|parking|pickup|lieferung|lieferzeiten|lieferservice|livraison|entrega|reparto|domicilio|a domicilio|consegna|rozvoz|donaska|dostawa|dowoz|leverans|bezorging|bezorgen|telefon|buro|bureau|oficina|koningsdag|kiszallitas|доставка|配達|デリバリー|배달|外送|外卖|משלוחים|توصيل",
  /** What stands in the same house or on the same grounds, and is no place to eat. */
  beside:
    "pro shop|golf shop|golf course|driving range|simulator|simulators|tee times|front desk|reception|rezeption|recepcion|recepcao|recepce|recepcja|gift shop|museum|musee|museo|museu|muzeum|swimming pool|fitness center|campground|mini golf|minigolf|car wash|gas station|gas pumps|tankstelle|schwimmbad|piscina|piscine",
  /** A place to eat, whatever else is named beside it. */
  eating:
    "restaurant|restaurante|ristorante|restaurace|restauracja|cafe|bar|grill|kitchen|bistro|pub|tavern|diner|deli|food|snack bar|snackbar|imbiss|gastronomie|kuche|cafeteria",
  /** A page or a section about something else than eating there: its days and times are those of others. */
  topic:
    "careers|jobs|join our team|join the team|work with us|work for us|we're hiring|now hiring|vacancies|job openings|stellenangebote|karriere|offene stellen|recrutement|nous recrutons|on recrute|trabaja con nosotros|empleo|lavora con noi|trabalhe connosco|trabalhe conosco|recrutamento|vacatures|werken bij|lediga jobb|dolacz do nas|szukamy ludzi|prace u nas|volna mista|採用|求人|채용|招聘|producers|suppliers|growers|our farmers|lieferanten|erzeuger|producteurs|fournisseurs|proveedores|productores|produttori|fornitori|produtores|fornecedores|leveranciers|leverantorer|dostawcy|dodavatele|生産者|생산자|press enquiries|press contact|in the press|pressekontakt|contact presse|cooking classes|classes|courses|kochkurse|kurse|cours de cuisine|clases|corsi|corsi di cucina|cursos|kurzy|kursy|料理教室|쿠킹클래스|where to park|parking|room hire|venue hire|private hire|vermietung|raumvermietung|privatisation|alquiler|noleggio|aluguer|aluguel|wynajem|pronajem|our partners|unsere partner|nos partenaires|nossos parceiros|nasi partnerzy|delivery zones|delivery area|delivery areas|liefergebiet|zones de livraison|zonas de reparto|zone di consegna|strefy dostaw|rozvozove zony|catering quote|upcoming events|event calendar|events calendar|grupos e eventos|kalendar akci|kalendarz wydarzen|イベント予定|のイベント|通信販売|happy hour|happy hours",
  /** Beside the title of a story: what it tells of is elsewhere. */
  story:
    "min read|mins read|minute read|min. read|min lesezeit|minuten lesezeit|min. lesezeit|min de lecture|minutes de lecture|min de lectura|minutos de lectura|min di lettura|minuti di lettura|min de leitura|minutos de leitura|min leestijd|min czytania|min cteni|min lasning|minuters lasning|分で読めます|분 분량",
  /** Something that happens there. */
  event:
    "event|events|every week at|each week at|weekly specials|weekly events|weekly happenings|fish fry|early bird|early birds|prime rib night|crab night|oyster night|wine night|taco tuesday|game nights|happenings|this week|what's on|whats on|coming up|entertainment|wings night|wing night|steak night|curry night|burger night|pizza night|taco night|ladies night|industry night|date night|quiz night|comedy|storytime|story time|book club|run club|jazz|tasting|tastings|pop-up|trivia|music|live|live music|special|specials|bingo|quiz|karaoke|open mic|show|shows|concert|dj|farmers market|farmers' market|farmer's market|half-price|half price|deals|class|classes|workshop|yoga|game night|konzert|musik|concierto|musica|evento|eventi|eventos|evenements|koncert|hudba|akce|muzyka|wydarzenia|이벤트|ライブ|イベント",
  /** Neither open nor closed. */
  vague:
    "appointment|by request|on request|request|private|private events|reservation|reservations|game day|game days|match days|weather permitting|call|call us|reservation only|reservations only|booking|bookings|varies|vary|tba|tbd|check|see|ask|maybe|sometimes|brunch|catering|nach vereinbarung|auf anfrage|sur rendez-vous|sur reservation|con reserva|bajo reserva|su prenotazione|su appuntamento|na objednavku|dle dohody|na telefon|po uzgodnieniu|op afspraak|mediante reserva|sob consulta|por marcacao|예약|予約|要予約|预约|預約",
  /** Hours of a part of the place. */
  inner:
    "kitchen|bar|patio|drive thru|drive-thru|lobby|dining room|food|take out|takeout|store|store hrs|shop|kuche|cuisine|cocina|cucina|kuchyne|kuchnia|keittio|kok|kokken|keuken|cozinha|주방|厨房",
  breakfast:
    "breakfast|tiffin|fruhstuck|petit dejeuner|desayuno|colazione|snidane|sniadanie|frukost|morgenmad|ontbijt|朝食|モーニング",
  midday:
    "lunch|lunchtimes|brunch|midi|mittag|mittags|mittagstisch|comida|comidas|almuerzo|almuerzos|pranzo|almoco|obed|lunchtime|ランチ|昼|점심",
  dinner:
    "dinner|teatime|supper|evening|evenings|night|nights|nightly|abend|abends|soir|cena|cenas|jantar|jantares|vecere|kolacja|middag|aften|diner|ディナー|夜|저녁",
  summer:
    "summer|estivo|estiva|estivi|sommerzeit|sommerzeiten|sommersaison|sommeroffnungszeiten|letni|letnim|letnie|letniej|latem|lecie|v lete|zomertijden|zomerseizoen|zomeruren|sommartid|sommarsasong|estival|high season|hochsaison|haute saison|temporada alta|alta stagione|epoca alta|hoogseizoen|w sezonie|sommer|ete|verano|estate|verao|leto|lato|zomer|sommar|kesa|夏|여름",
  winter:
    "winter|invernale|invernali|winterzeit|winterzeiten|wintersaison|winteroffnungszeiten|zimni|zimnim|zimowe|zimowy|zimowym|zimie|v zime|wintertijden|winterseizoen|winteruren|vintertid|vintersasong|invernal|hivernal|rest of year|rest of the year|off season|off-season|low season|nebensaison|hors saison|basse saison|temporada baja|bassa stagione|epoca baixa|laagseizoen|poza sezonem|hiver|invierno|inverno|zima|vinter|talvi|冬|겨울",
  allYear:
    "all year|all year round|all year long|year-round|year round|ganzjahrig|das ganze jahr|toute l'annee|todo el ano|tutto l'anno|celorocne|caly rok|het hele jaar|o ano todo|aret runt|hele aret",
  /** A day or a season, not a week. */
  exception:
    "연휴|설날|추석|설 연휴|today|tomorrow|tonight|closed until|christmas|xmas|thanksgiving|new year|new year's|easter|independence|labor day|memorial day|heute|morgen geschlossen|weihnachten|ostern|silvester|noel|paques|navidad|nochebuena|natale|pasqua|vanoce|velikonoce|jul|nyar|clock change|handlowe",
  /** With a month: from when other hours count. */
  since:
    "as of|starting|effective|beginning|since|ab|ab dem|a partir|a partir de|a partire da|dal|vanaf|fran och med|od",
  /** A notice that outdates whatever else the page says. */
  renewed:
    "new hours|now through|now thru|current hours|new opening hours|new winter hours|hours have changed|our hours have changed|updated hours|temporary hours|changed hours|neue offnungszeiten|nouveaux horaires|nuevo horario|nuovi orari|nova oteviraci doba|nowe godziny|nya oppettider|nieuwe openingstijden",
};

/** The same as `beside`, where nothing else is said: "The Pool Hall" and "The Library" are places to eat. */
export const besideAloneWords =
  "spa|pool|gym|fitness|sauna|library|bowling|arcade|laundry|post office|biblioteca|bibliotheque";

/** Of others where nothing else is said, for a place may be called so: "Shift Coffee", "Segreteria telefonica". */
export const otherAloneWords =
  "shift|shifts|schicht|schichten|schichtzeiten|zmiana|zmiany|smena|smeny|payroll|hotline|helpline|infolinia|secretariat|sekretariat|segreteria|secretaria|courier|kurier|kuryr|shipping|dispatch|versand|wysylamy|wysylka|expedition|envios|spedizione|spedizioni|お問い合わせ";

/** Parts of a day that may be closed by themselves: "closed Sunday evening". */
export const dayPartWords = {
  morning:
    "mornings?|breakfast|matins?|mananas?|mattin[ae]|manhas?|vormittags?|morgens?|ochtend|formiddag|formiddagen|dopoledne|rano",
  midday:
    "lunch|lunches|lunchtimes?|mittagessen|mittagstisch|dejeuners?|almuerzos?|pranzi|almocos|obedy|obiady?|lunchen?|midis?|mediodia|pranzo|almoco|mittags?|middags?|comidas?|obed|poledne|poludnie|ランチ|昼|점심",
  afternoon:
    "afternoons?|apres-midi|pomeriggio|nachmittags?|namiddag|eftermiddag|eftermiddagen|odpoledne|popoludnie",
  evening:
    "evenings?|nights?|dinners?|supper|suppers|abendessen|diners?|cene|vecere|kolacje|avondeten|soirs?|soiree|cenas?|noches?|sera|noites?|jantar|jantares|abends?|avonds?|kvall|kvallar|kveld|aften|vecer|wieczor|kolacja|ディナー|夜|저녁",
};

/** Beside a meal they are about when it is served, and make no name of it: "dinner service". */
export const besideMealWords =
  "serve|serves|service|services|menu|menus|buffet|seating|seatings|time|times|early|special|starts|begins|join|come|enjoy|available|regular|full|weekly|mornings|afternoon|afternoons|or|your|do|does|doing|offer|offers|have|has|cook|cooks|too";

/** Right behind a word for an event they make it the name of a place: "karaoke lounge", "jazz bar". */
export const placeNouns =
  "lounge|bar|club|pub|cafe|restaurant|hall|house|room|rooms|kitchen|cellar|diner|grill|grille|tavern|bistro|brasserie|eatery|bodega";

/** Where a closed day has a good word instead of times. */
export const farewellWords =
  "see you|see ya|see you tomorrow|back tomorrow|tomorrow again|bis morgen|a demain|hasta manana|a domani|ate amanha|tot morgen|vi ses i morgon|vi ses i morgen|do jutra|zitra na videnou";

/** Before times that go on with those of the same days: "and again 5-9". */
export const againWords =
  "again|then|afterwards?|later|reopens?|reopening|back|wieder|dann|danach|weiter|puis|ensuite|luego|despues|poi|dopo|depois|daarna|weer|sedan|igen|potem|znowu|pak|opet|znovu|다시|再開|再び";

/** Before a part of the day that there is none of: "no dinner on Sundays". */
export const noWords =
  "no|kein|keine|pas de|pas le|sin|no hay|niente|senza|sem|nao ha|geen|ingen|inga|inget|ikke|bez|zadny|zadne|brak|nie ma|nincs|ei|fara";

/** Around that part they say nothing of their own. */
export const besideParts =
  "on|at|any|am|an|der|die|das|le|la|les|el|los|las|il|lo|gli|nos|no|na|ao|aos|op|de|het|om|pa|w|we|v|ve|o|den";

/** "Only", beside a part of the day. */
export const onlyWords =
  "only|just|nur|uniquement|seulement|solo|soltanto|solamente|unicamente|apenas|somente|so|alleen|enkel|jen|pouze|tylko|wylacznie|endast|bara|kun";

/** How a language tells a time in words. */
export interface SpokenNumbers {
  /** One to twelve or more, the ways to say one separated by "/", a space in it written as "_". */
  numbers: string;
  /** Between two times. */
  to?: string;
  /** Likewise, where it is a word for "at" too, so that a time has to stand before it: "à deux pas". */
  at?: string;
  /** What stands behind `to` needs nothing behind it. */
  isEndClear?: true;
  /** Behind a number that is a time. */
  hours?: string;
  /** Before a time that stands alone, and what has to follow it if anything does. */
  before?: string;
  after?: string;
  /** "half past six", "half six" */
  halfPast?: string;
  /** "halb sieben": half an hour before the number. */
  halfTo?: string;
  quarterPast?: string;
  quarterTo?: string;
  /** "seis y media" */
  andHalf?: string;
  andQuarter?: string;
  andThree?: string;
}

export const spokenNumbers: Record<string, SpokenNumbers> = {
  en: {
    numbers: "one two three four five six seven eight nine ten eleven twelve",
    to: "to|till|til|until|thru|through",
    isEndClear: true,
    hours: "am|pm|a\\.m|p\\.m|o'clock|in the (?:morning|afternoon|evening)|at night",
    before: "at|from|by|past|before|after",
    after: "on|every|each|daily|sharp|and|onwards?|weekdays?|weekends?",
    halfPast: "half past|half",
    quarterPast: "quarter past|a quarter past",
    quarterTo: "quarter to|a quarter to|quarter till|quarter of",
    andHalf: "thirty",
    andQuarter: "fifteen",
    andThree: "forty-five",
  },
  de: {
    numbers:
      "eins/ein zwei/zwo drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig",
    to: "bis",
    hours: "uhr",
    before: "um|ab",
    after: "und|an|am",
    halfTo: "halb",
    quarterPast: "viertel nach",
    quarterTo: "viertel vor|dreiviertel",
    andHalf: "dreissig",
    andThree: "funfundvierzig",
  },
  nl: {
    numbers: "een twee drie vier vijf zes zeven acht negen tien elf twaalf",
    to: "tot",
    hours: "uur",
    before: "om|vanaf",
    after: "en|op",
    halfTo: "half",
    quarterPast: "kwart over",
    quarterTo: "kwart voor",
  },
  sv: {
    numbers: "ett tva tre fyra fem sex sju atta nio tio elva tolv",
    to: "till",
    before: "klockan|kl",
    after: "och|pa",
    halfTo: "halv",
    quarterPast: "kvart over",
    quarterTo: "kvart i",
  },
  da: {
    numbers: "et to tre fire fem seks syv otte ni ti elleve tolv",
    to: "til",
    before: "klokken|kl",
    after: "og|pa|om",
    halfTo: "halv",
    quarterPast: "kvart over",
    quarterTo: "kvart i",
  },
  no: {
    numbers: "ett to tre fire fem seks sju/syv atte ni ti elleve tolv",
    to: "til",
    before: "klokken|kl",
    after: "og|pa",
    halfTo: "halv",
    quarterPast: "kvart over",
    quarterTo: "kvart pa",
  },
  cs: {
    numbers:
      "jedne/jedna/jednu dvou/dve/druhe tri/treti ctyr/ctyri/ctvrte peti/pet/pate sesti/sest/seste sedmi/sedm/sedme osmi/osm/osme deviti/devet/devate desiti/deset/desate jedenacti/jedenact/jedenacte dvanacti/dvanact/dvanacte",
    to: "do|az",
    hours: "hodin|hodiny|rano|dopoledne|odpoledne|vecer",
    halfTo: "pul",
  },
  sk: {
    numbers:
      "jednej/jedna dvoch/dve/druhej troch/tri/tretej styroch/styri/stvrtej piatich/pat/piatej siestich/sest/siestej siedmich/sedem/siedmej osmich/osem/osmej deviatich/devat/deviatej desiatich/desat/desiatej jedenastich/jedenast/jedenastej dvanastich/dvanast/dvanastej",
    to: "do|az",
    hours: "hodin|hodiny|rano|poobede|vecer",
    halfTo: "pol",
  },
  pl: {
    numbers:
      "pierwszej drugiej trzeciej czwartej piatej szostej siodmej osmej dziewiatej dziesiatej jedenastej dwunastej",
    to: "do",
    hours: "rano|wieczorem|po poludniu",
    before: "o|od",
    after: "i|w",
    halfTo: "wpol do",
  },
  fr: {
    numbers:
      "une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt_et_une/vingt-et-une vingt-deux vingt-trois vingt-quatre",
    to: "jusqu'a",
    at: "a",
    hours: "heures?|h",
    andHalf: "et demie?|trente",
    andQuarter: "et quart",
    andThree: "quarante-cinq",
  },
  es: {
    numbers: "una dos tres cuatro cinco seis siete ocho nueve diez once doce",
    to: "a las|hasta las|hasta la",
    at: "a|a la",
    hours: "horas?|de la manana|de la tarde|de la noche",
    before: "a las|desde las|de las",
    after: "y|los|todos",
    andHalf: "y media|y treinta",
    andQuarter: "y cuarto|y quince",
  },
  it: {
    numbers:
      "una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti ventuno ventidue ventitre ventiquattro",
    to: "alle|all'|fino alle",
    hours: "di mattina|del mattino|di sera|del pomeriggio",
    before: "alle|dalle",
    after: "e|il|tutti",
    andHalf: "e mezzo|e mezza|e trenta",
    andQuarter: "e un quarto|e quindici",
    andThree: "e tre quarti|e quarantacinque",
  },
  pt: {
    numbers: "uma duas tres quatro cinco seis sete oito nove dez onze doze",
    to: "ate as",
    at: "as|a",
    hours: "horas?|da manha|da tarde|da noite",
    before: "as|das|desde as",
    after: "e|aos|todos",
    andHalf: "e meia|e trinta",
    andQuarter: "e um quarto|e quinze",
  },
};
