/**
 * Everyday Dutch words, and what vacancies call it. Our own list, written for this product; it may be used as the product may.
 * A line: what people type, by comma : words of vacancies = what they are filed under (filter=ids).
 */
export const dutchLexicon = `
bejaarden, bejaarde, bejaard, oudjes, ouderen, oudere, senioren, senior, opa, oma, oude mensen, ouden van dagen, bejaardenhuis, verzorgingshuis, bejaardentehuis, verpleeghuis, woonzorgcentrum, 65 plussers : ouderen senioren bewoner bewoners woonzorgcentrum = target_group=elderly
kids, kinderen, kind, kleintjes, peuters, kleuters, basisschool, schoolkinderen, jonge kinderen, kleine kinderen, kindjes : kinderen kind welpen = target_group=children
jongeren, jeugd, tieners, pubers, scholieren, jongens, meiden, jongelui, brugklassers, leerlingen : jongeren jeugd leerlingen brugklassers = target_group=youth
chronisch zieken, langdurig zieken, zieke mensen, zieken, kanker, terminaal, hospice, stervenden, palliatief, patiënten : gasten hospitium = target_group=chronically_ill
gehandicapten, lichamelijke beperking, rolstoel, rolstoelers, mindervaliden, slecht ter been, invaliden, lichamelijk gehandicapten : rolstoel rolstoelbus = target_group=physical_disability
verstandelijke beperking, verstandelijk gehandicapten, beperking, downsyndroom, g-sport, lichte verstandelijke beperking, handicap, zwakbegaafd : verstandelijke = target_group=intellectual_disability
blinden, slechtzienden, doven, slechthorenden, blinde mensen, dove mensen, gebarentaal : blind doof = target_group=sensory_disability
psychische problemen, psychiatrie, ggz, depressie, psychisch kwetsbaar, kwetsbare mensen, verslaafden, psychische kwetsbaarheid, autisme : psychische = target_group=mental_vulnerability
daklozen, dakloze, thuislozen, zwervers, straatmensen, daklozenopvang, mensen zonder huis : daklozen = target_group=homeless
vluchtelingen, vluchteling, asielzoekers, asielzoeker, statushouders, statushouder, nieuwkomers, migranten, immigranten, azc, buitenlanders, oekraïners, syriërs, anderstaligen, expats : nieuwkomers vluchtelingen = target_group=refugees
mantelzorgers, mantelzorg, mantelzorger, familieleden van zieken, zorgen voor familie, naasten, respijtzorg : familie = target_group=informal_carers
arme mensen, armoede, minima, schulden, arme gezinnen, weinig geld, voedselbank, uitkering, arm gezin, armen : boodschappen uitgiftepunt = target_group=low_income
buren, buurtgenoten, buurtbewoners, wijkbewoners, mensen uit de buurt, buurman, buurvrouw, buurt, wijk : buren buurt wijk = target_group=neighbours
dementie, dementerenden, alzheimer, dement, demente ouderen, geheugenproblemen, vergeetachtige mensen : dementie = target_group=dementia

gezelligheid, gezelschap, eenzaamheid, eenzamen, eenzame mensen, eenzaam, maatje, maatjes, maatje zijn, buddy, op bezoek, bezoekje, bezoek, praatje maken, gezelschap houden, vriendschap, vriend zijn, bezoeken : maatje buddy bezoekvrijwilliger praatje = category=buddy
wandelen, wandeling, wandelingen, een blokje om, blokje om, hond uitlaten, uitlaten : wandelen wandelmaatje wandeling loop hond zaterdagwandeling = 
hond, honden : hond labrador =
recreatie, spelletjes, spelletjesmiddag, bingo, kienen, kaarten, bordspel, ontspanning, uitjes, activiteiten begeleiden, activiteiten, spellen, spelen, knutselen, oppassen, oppas, kinderopvang : spel spelletjes kaarten kienen knutsel oppas = category=activities
taal, taalles, nederlandse les, nederlands leren, inburgering, inburgeren, taalmaatje, taalcoach, taalcafé, nt2, nederlandse taal, nederlands oefenen, nederlands praten, conversatie, taalbuddy, nederlands : taalmaatje taalvrijwilliger nederlands taalcafé = category=language vacancy_type=language
lesgeven, les geven, bijles, huiswerk, huiswerkhulp, huiswerkbegeleiding, leraar, docent, juf, meester, voorlezen, uitleggen, onderwijs, leren lezen, rekenen, school : huiswerk huiswerkbegeleider gastdocent voorlezer lezen docent = category=teaching
papierwerk, papieren, administratie, formulieren, formulier, post, brieven, belasting, belastingen, belastingaangifte, kantoor, kantoorwerk, bureauwerk, typen, rekeningen : formulieren brieven post belastingaangifte papieren = category=admin
gastvrouw, gastheer, ontvangst, receptie, receptionist, balie, koffie schenken, koffie zetten, mensen ontvangen, gasten ontvangen, bezoekers ontvangen, gastvrij, baliemedewerker : gastvrouw gastheer ontvangen inloop garderobe = category=host
bestuur, besturen, bestuurslid, bestuurder, voorzitter, secretaris, vergaderen, organiseren, leidinggeven, coördineren, beleid, notuleren, notulen : bestuurslid bestuurssecretaris coördinator vergaderingen verslag = category=board
geld inzamelen, fondsen, fondsenwerving, boekhouding, boekhouden, boekhouder, penningmeester, financiën, financieel, collecte, collecteren, sponsors, subsidie : penningmeester fondsenwerver boekhouding collecteren = category=finance
pc, laptop, computer, computers, computerhulp, computerles, ict, it, internet, digitaal, mobieltje, mobiel, smartphone, telefoon, tablet, ipad, website, programmeren, digid, digitale hulp, e-mail, whatsapp : computer telefoon digitaal digihulp website = category=ict
communicatie, social media, sociale media, facebook, instagram, schrijven, redactie, krantje, krant, fotograaf, fotograferen, foto's maken, filmen, vloggen, filmpjes, reclame, pr, vertalen, tolk, tolken, media, ontwerpen, vormgeven, tekstschrijver : media berichten vlogger vertaler wijkkrant vormgever filmpje = category=comms
evenement, evenementen, festival, festivals, feest, feesten, markt, braderie, opbouwen, afbreken, organiseren van feesten : festival vrijwilligersmarkt kramen opbouwploeg = category=events
koken, kok, kokkin, eten maken, eten koken, bakken, keuken, horeca, bediening, bedienen, serveren, afwassen, barmedewerker, kantine, maaltijden, eten : koken kok chef kookt maaltijd soep kantinehulp restaurant = category=hospitality
winkel, winkelen, verkopen, verkoop, verkoper, kassa, caissière, kringloop, tweedehands, tweedehandswinkel, kringloopwinkel, spullen sorteren, uitdelen, voedsel uitdelen, inpakken : winkel kassamedewerker kringloop sorteerder uitgever = category=retail
cultuur, kunst, museum, theater, toneel, muziek, muziek maken, muziekinstrument, zingen, piano, pianospelen, gitaar, toneelspelen, schilderij, erfgoed, geschiedenis, rondleiden, rondleiding, creatief, tekenen : muziek theater museum pianist rondleider instrumenten atelier voorstelling = category=culture
natuur, milieu, dieren, beesten, dier, dierenverzorging, boerderijdieren, kinderboerderij, bos, vogels, planten, groen, buiten, buiten werken, buitenwerk, groenwerk, schoonmaakactie, zwerfafval, afval, afval opruimen, plastic, duurzaamheid, klimaat, vogel : natuur dieren dierverzorger vogels weidevogelteller afval = category=nature
tuin, tuinieren, tuinwerk, tuinhulp, tuinman, schoffelen, onkruid, snoeien, in de tuin werken, moestuin, gras maaien, grasmaaien, hovenier, maaien : tuin tuinhulp tuinbaas grasmaaien snoeien wieden = category=nature
sport, sporten, bewegen, voetbal, voetballen, trainer, training geven, gym, gymmen, fitness, zwemmen, coach, scheidsrechter, sportclub, hardlopen, sporttrainer : sport sportclub voetbal trainer jeugdtrainer = category=sport
klussen, klusjes, klusjesman, handig, handwerk, repareren, reparaties, fiksen, timmeren, schilderen, verven, techniek, technisch, elektra, knutselaar, bouwen, met mijn handen, iets met mijn handen, lampen ophangen, maken, monteur : repareren reparateur schilderen timmeren houtbewerker hersteller klusdag onderhoud = category=handyman
fietsen maken, fietsenmaker, fiets repareren, fietsen repareren, fietsmaker, banden plakken : fietsenmaker fiets banden = 
fietsen, fiets, wielrennen : fiets fietsdocent fietsenmaker bakfiets =
naaien, naaimachine, kleding maken, kleermaker, verstellen, kleren maken, naailes : naaien verstellen naald =
auto rijden, autorijden, rijden, chauffeur, chauffeuren, vervoer, vervoeren, rijbewijs, taxi, wegbrengen, bus rijden, busje, buschauffeur, brengen en halen, boodschappen doen, boodschappen, bezorgen, bezorger, koerier, ziekenvervoer, ziekenhuisbezoek, auto : chauffeur rijden bus boodschappenrijder bezorger meerijden = category=transport

eenmalig, eenmalige klus, een keer, één keer, één dag, een dag, kortdurend, losse klus, korte klus, klusdag : eenmalig klusdag = tag=once
regelmatig, wekelijks, elke week, iedere week, vaste dag, structureel, vast : wekelijks week = tag=regularly
meerdere dagen, een paar dagen, paar keer, enkele dagen, project, korte periode : dagen = tag=multi_day
flexibel, wanneer ik wil, eigen tijd, op mijn eigen tijd, zelf bepalen, losse uren, wisselende tijden : flexibel eigen = tag=flexible
gratis, kosteloos, voor niks, zonder kosten, gratis activiteit, gratis hulp : gratis = tag=free
thuis, vanuit huis, van huis uit, thuiswerken, online, op afstand, thuiswerk : thuis online beeldbellen = remote=remote
burenhulp, buren helpen, hulp aan huis, een handje helpen, iemand helpen, hulp bij iemand thuis : hulp gevraagd burenhulp = vacancy_type=neighbour-help,one-on-one,p2p
activiteit, cursus, meedoen, ergens naartoe, samen iets doen, inloop : inloop = vacancy_type=activity
studenten, student, twintigers, jongvolwassenen, starters, studentenbaantje = age_group=18_27
maatschappelijke stage, stage, stageplek, vmbo, havo, middelbare school, snuffelstage = age_group=13_15,16_17
onder de 18, onder 18, minderjarig, minderjarigen, jonger dan 18, bijbaantje = age_group=under_18,13_15,16_17
vutters, gepensioneerd, gepensioneerden, met pensioen, pensioen, 65plus, 65+ = age_group=65_plus
dertigers, veertigers, werkenden, naast mijn baan, naast mijn werk, jonge ouders = age_group=28_45
vijftigers, vijftigplus, vijftigplusser, 50plus, zestigers, 50 plussers = age_group=46_64
`;

/** Words of a wish that say nothing of the vacancy. */
export const dutchFillers =
  'ik wil wij we graag iets wat met voor op in de het een en of te om aan bij van naar mijn me mij zou willen kan kunnen kun doen doe zoek zoeken leuk leuke leuks soort ergens s er is dat die want heb hebben ben tijd beetje uur als ook nog wel niet gewoon alleen houd hou zin mensen iemand waar wie hoe dichtbij omgeving omstreken buurt rond anderen mezelf hun ze zijn worden geven nuttigs nuttig goed goeds gaan ga onze ons'.split(
    ' ',
  );
/** The same, but searched when nothing else is asked. */
export const dutchHelp =
  'helpen help hulp vrijwilliger vrijwilligers vrijwilligerswerk vrijwilligen werk werken vacature vacatures klus baan begeleiden ondersteunen zorgen'.split(
    ' ',
  );
