/**
 * Dutch words and phrases above B1, each with the everyday word that can stand in its place as it is: the same part of speech, and the same
 * article and number. Our own list, made for texts about volunteer work and part of this product, under its licence; not taken from any other.
 */
export const hardWordsNl = `
aangaande=over; aanvang=begin; aanvangen=beginnen; aanwenden=gebruiken; abusievelijk=per ongeluk; accuraat=precies; achterhalen=uitzoeken;
additioneel=extra; additionele=extra; adequaat=goed; adequate=goede; adviseren=raad geven; affiniteit met=gevoel voor; afhandelen=regelen;
alsmede=en ook; alsook=en ook; alvorens=voordat; ambiëren=willen; anderzijds=aan de andere kant; assisteert=helpt; assistentie=hulp;
assisteren bij=helpen met; assisteren=helpen; behoudens=behalve; benodigdheden=spullen; beoogde=bedoelde; betreffende=over;
bewerkstelligen=ervoor zorgen; bij voorkeur=liefst; bijdragen aan=helpen bij; binnen afzienbare tijd=binnenkort; calamiteit=ongeluk;
calamiteiten=ongelukken; capaciteiten=talenten; circa=ongeveer; cliënten=mensen; coachen=begeleiden;
communicatief vaardig=goed in praten met mensen; competenties=talenten; complex=moeilijk; complexe=moeilijke; conform=volgens;
consequent=steeds; coördineren=regelen; creëert=maakt; creëren=maken; daadkrachtig=actief; derhalve=daarom; desalniettemin=toch;
desbetreffende=deze; desgewenst=als je wilt; deskundigheid=kennis; dienaangaande=daarover; dienen te=moeten; diens=zijn; dient te=moet;
doch=maar; doelgroep=groep mensen; doelgroepen=groepen mensen; doelstelling=doel; doelstellingen=doelen; doorgaans=meestal; draagvlak=steun;
educatief=leerzaam; educatieve=leerzame; eenzijds=aan de ene kant; effectief=goed werkend; enerzijds=aan de ene kant; enigszins=een beetje;
enthousiasmeren=enthousiast maken; evenals=en ook; eveneens=ook; evenwel=toch; expertise=kennis; exploiteren=gebruiken;
faciliteert=maakt mogelijk; faciliteiten=voorzieningen; faciliteren=mogelijk maken; frequent=vaak; gaarne=graag; gedurende=tijdens;
gelieve=wil je; genereren=opleveren; geruime tijd=lange tijd; geschiedt=gebeurt; hanteert=gebruikt; hanteren=gebruiken; heden=nu;
hetgeen=wat; hiaat=gat; hieromtrent=hierover; implementeren=invoeren; in het bezit bent van=hebt; in het bezit zijn van=hebben;
in het kader van=voor; in samenspraak met=samen met; in samenwerking met=samen met; in verband met=door; inclusief=met;
indien mogelijk=als het kan; indien nodig=als het nodig is; indien=als; individuele=persoonlijke; initieert=begint; initiëren=beginnen;
intensief=druk; intentie=bedoeling; interactie=contact; inventariseren=op een rij zetten; inzake=over; isolement=eenzaamheid; jegens=tegen;
kennis nemen van=lezen; kwaliteiten=sterke kanten; kwetsbare doelgroep=mensen die extra hulp nodig hebben;
kwetsbare doelgroepen=mensen die extra hulp nodig hebben; laagdrempelig=makkelijk; laagdrempelige=makkelijke; locatie=plek;
locaties=plekken; maatschappelijke participatie=meedoen; mede dankzij=ook door; mede door=ook door; met betrekking tot=over;
met ingang van=vanaf; met name=vooral; met regelmaat=vaak; middels=met; minimaal=minstens; mits=als; momenteel=nu; naar aanleiding van=door;
nadien=daarna; nagenoeg=bijna; netwerk onderhouden=contact houden; nihil=niets; nochtans=toch; omtrent=over; ondanks het feit dat=ook al;
onderhavige=deze; ondersteunen bij=helpen met; ondersteunen=helpen; ondersteuning=hulp; ondersteunt=helpt; ongeacht=los van;
ontplooien=ontwikkelen; op basis van=door; op korte termijn=snel; op regelmatige basis=vaak; opteren voor=kiezen voor;
optimaal=zo goed mogelijk; optimaliseren=beter maken; participant=deelnemer; participanten=deelnemers; participatie=meedoen;
participeren=meedoen; per heden=vanaf nu; periodiek=af en toe; potentieel=mogelijk; potentiële=mogelijke; prefereren=liever hebben;
primair=eerst; proactief=uit jezelf; punctueel=op tijd; realiseert=maakt; realiseren=maken; recente=nieuwe; recreatief=voor je plezier;
reduceren=minder maken; reflecteren=nadenken; registreren=opschrijven; relevant=belangrijk; relevante=belangrijke; representatieve=nette;
resultaatgericht=gericht op wat het oplevert; signaleren=opmerken; significant=duidelijk; sociaal isolement=eenzaamheid;
stimuleren=aanmoedigen; structureel=vast; structurele=vaste; substantieel=flink; te allen tijde=altijd; ten aanzien van=over;
ten bate van=voor; ten behoeve van=voor; ten gevolge van=door; ten tijde van=tijdens; teneinde=om; tenzij=behalve als;
ter beschikking stellen=geven; ter plaatse=daar; terstond=meteen; tevens=ook; tezamen=samen; thans=nu; tot op heden=tot nu; tracht=probeert;
trachten=proberen; transparant=duidelijk; uitdaging=lastige klus; uitermate=heel; uiterst=heel; uitvoering geven aan=doen; ultimo=eind;
van belang=belangrijk; vanwege het feit dat=omdat; vergaren=verzamelen; verifiëren=nagaan; verleent=geeft;
verlenen=geven; verricht=doet; verrichten=doen; verschaffen=geven; verschaft=geeft; verscheidene=een paar; verstrekken=geven;
verstrekt=geeft; vervaardigen=maken; verwerven=krijgen; verzoeken=vragen; verzoekt=vraagt; visie=idee; voorafgaand aan=voor;
voornoemde=deze; voorts=ook; voortvloeien uit=komen door; waarborgen=zorgen voor; wederom=weer; wellicht=misschien;
welzijn bevorderen=zorgen dat mensen zich goed voelen; werkzaam=aan het werk; werkzaamheden=taken; woonachtig in=wonend in;
woonachtig=wonend; zelfredzaamheid=zelfstandigheid; zelfsturend=zelfstandig; zorg dragen voor=zorgen voor; zorgdragen voor=zorgen voor;
zulks=dit
`;
