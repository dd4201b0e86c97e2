export default {
  spans: {
    seconds_one: '{{count}} seconde',
    seconds_other: '{{count}} seconden',
    days_one: '{{count}} dag',
    days_other: '{{count}} dagen',
    years_one: '{{count}} jaar',
    years_other: '{{count}} jaar',
    closing: 'tot je de browser sluit',
  },
  titles: {
    terms: 'Voorwaarden',
    privacy: 'Privacy\u00adverklaring',
    cookies: 'Cookies',
    accessibility: 'Toegankelijk\u00adheids\u00adverklaring',
  },
  leads: {
    terms: 'Wat {{name}} en jij van elkaar mogen verwachten op deze website.',
    privacy: 'Welke gegevens {{name}} van je bewaart, waarom, hoe lang, en wat je daarover te zeggen hebt.',
    cookies: 'Wat deze website in je browser bewaart, waarvoor en hoe lang.',
    accessibility:
      'Wat {{name}} doet zodat iedereen deze website kan gebruiken, en wat je doet als dat niet lukt.',
  },
  texts: {
    terms: {
      who: {
        title: 'Van wie is deze website?',
        text: 'Deze website is van {{name}}. We brengen mensen die iets willen doen bij organisaties die hulp zoeken. Zoeken en je aanmelden is gratis.\n\nMaak je een account, dan gelden deze voorwaarden.',
      },
      account: {
        title: 'Je account',
        text: '- Je bent 16 jaar of ouder. Ben je jonger, dan geeft een ouder of voogd eerst toestemming.\n- Wat je invult, klopt en gaat over jezelf.\n- Je wachtwoord houd je voor jezelf.\n- Je kunt altijd stoppen: [verwijder je account](/account/verwijderen).',
      },
      applying: {
        title: 'Je aanmelden',
        text: 'Meld je je aan voor een vacature, dan gaan je bericht en je contactgegevens naar die organisatie. De organisatie beslist of het past. Wat jullie daarna afspreken, is tussen jou en de organisatie. Vraag daar ook naar de verzekering, een vergoeding en of een VOG nodig is.\n\nJe kunt je aanmelding altijd intrekken.',
      },
      organizations: {
        title: 'Organisaties',
        text: 'We bekijken een organisatie voordat ze meedoet. Ze belooft ons:\n\n{{criteria}}\n\nWe zien niet alles. Klopt er iets niet, laat het ons weten.',
      },
      rules: {
        title: 'Wat niet mag',
        text: '- Iemand beledigen, bedreigen of uitsluiten.\n- Reclame maken, of betaald werk als vrijwilligerswerk aanbieden.\n- Gegevens van anderen gebruiken voor iets anders dan vrijwilligerswerk.\n- De website verstoren, of proberen binnen te komen waar je niet mag zijn.\n\nGebeurt dit toch, dan kunnen we een tekst weghalen of een account stoppen. We zeggen erbij waarom. Ben je het er niet mee eens, neem dan contact met ons op.',
      },
      care: {
        title: 'Wat je van ons mag verwachten',
        text: 'We zorgen zo goed mogelijk dat de website werkt en klopt. Toch kan er iets fout gaan, of kan de website even weg zijn. Organisaties schrijven zelf hun vacatures. Voor wat zij schrijven en doen zijn zij verantwoordelijk.\n\nHoe we met je gegevens omgaan staat in onze [privacyverklaring](/privacy).',
      },
      changes: {
        title: 'Als er iets verandert',
        text: 'Veranderen deze voorwaarden, dan staat de nieuwe tekst op deze pagina. Het Nederlandse recht geldt.',
      },
    },
    privacy: {
      who: {
        title: 'Wie is verantwoordelijk?',
        text: '{{name}} is verantwoordelijk voor de gegevens op deze website. De leverancier van de website bewaart ze voor ons en mag er zelf niets mee doen.',
      },
      what: {
        title: 'Wat we bewaren en waarom',
        text: '- **Je account**: naam, e-mailadres, wachtwoord (zo dat niemand het kan lezen) en, als je die invult, telefoonnummer en geslacht. Zo kun je inloggen en kunnen we je bereiken. We bewaren dit omdat je met ons hebt afgesproken dat je een account krijgt.\n- **Ben je jonger dan 16**: je geboortejaar en het e-mailadres van een ouder. De wet vraagt dat een ouder toestemming geeft. Daarna wissen we dat adres.\n- **Je aanmeldingen**: je bericht, naam, e-mailadres, telefoonnummer en je antwoorden op wat de vacature verder vraagt. De organisatie heeft die nodig om je te antwoorden.\n- **Je organisatie**: werk je voor een organisatie, dan bewaren we haar gegevens en voor wie je werkt.\n- **Je vragen aan ons**: wat je vroeg, wat we antwoordden, en je naam en e-mailadres. Zo kunnen we je antwoorden.\n- **Formulieren**: wat je op een formulier van ons of van een organisatie invult. Wie het vroeg, staat erbij en leest het. Vroegen we je dat met een link in een mail, dan bewaren we ook je e-mailadres, en zien we welk antwoord van jou is.\n- **Je zoekopdrachten**: wil je een mail als er iets bij komt, dan bewaren we je e-mailadres, wat je zoekt en op welke dagen. Dat stop je in die mail zelf.\n- **Wat je bewaart**: welke vacatures je bij je account bewaart, tot je ze weghaalt. Niemand anders ziet dat.\n- **Mails en meldingen** die je van ons kreeg.\n- **Je apparaten**: waar je bent ingelogd. Zo zie je of er iemand anders bij je account komt.\n- **Wat er met je gegevens gebeurde**: wie van de medewerkers iets opzocht of veranderde. Zo kunnen we laten zien dat we zorgvuldig werken.\n\nWe verkopen niets en nemen geen besluiten met een computer alleen.',
      },
      whoSees: {
        title: 'Wie ziet je gegevens?',
        text: '- Bezoekers van de website zien niets van je account.\n- Een organisatie ziet je naam, e-mailadres, telefoonnummer en bericht pas als je je daar aanmeldt.\n- Medewerkers van {{name}} kunnen je gegevens bekijken om je te helpen.\n- De leverancier van de website en de dienst die onze mails verstuurt, bewaren gegevens voor ons.',
      },
      howLong: {
        title: 'Hoe lang?',
        text: '- Een aanmelding die je niet bevestigt via de mail: {{unconfirmedApplications}}.\n- Een aanmelding die is afgewezen of ingetrokken: {{applicationsNotTaken}} na het besluit. Daarna bewaren we alleen dát iemand zich aanmeldde, niet wie.\n- Een zoekopdracht waarvan je mail wilt: tot je die stopt. Bevestig je je e-mailadres niet, dan {{unconfirmedAlerts}}.\n- Een vraag aan ons, met het antwoord: {{contactMessages}}.\n- Wat je op een formulier invult: zo lang als erbij staat, hooguit {{formAnswers}}. Even lang bewaren we aan wie we een link mailden.\n- Andere aanmeldingen: zolang je account bestaat, of tot je vraagt om ze te wissen.\n- Een account waar niemand meer komt: {{inactiveAccounts}}. We mailen je {{firstWarning}} en {{lastWarning}} van tevoren. Daarna zetten we het account uit, en na nog {{archivedAccounts}} wissen we het.\n- De tekst van mails: {{mailTexts}}. Meldingen op de website: {{notifications}}.\n- Waar je bent ingelogd: tot je uitlogt, of {{session}} na de laatste keer.\n- Wie wat deed: {{auditEvents}}.\n- Verwijder je zelf je account, dan gaan je gegevens meteen weg.',
      },
      others: {
        title: 'Kaarten, video’s en statistiek',
        text: 'Kaarten, lettertypen en plaatjes komen van onze eigen server. De maker van de kaart ziet niet wie je bent of waar je kijkt. Een video komt van YouTube, en pas als je op de knop drukt. Voor die tijd weet YouTube niets van je bezoek.\n\n{{counting}} Meer hierover staat bij [cookies](/cookies).',
      },
      counting: {
        yes: 'We tellen bezoeken met Google Analytics, maar alleen als jij ja zei.',
        no: 'We tellen je bezoek niet en volgen je niet.',
      },
      rights: {
        title: 'Je rechten',
        text: 'Het zijn jouw gegevens. Je mag ze zien, krijgen, laten verbeteren en laten wissen. Je mag ook bezwaar maken of vragen om even te stoppen met het gebruik ervan. Veel doe je zelf:\n\n- [Bekijk je gegevens, zie wie ze bekeek en haal ze op](/profiel) (daarvoor log je in)\n- [Verander je gegevens](/profile-edit) (daarvoor log je in)\n- [Verwijder je account](/account/verwijderen)\n\nWaar je ja op zei, kun je altijd weer stoppen. Heb je geen account of lukt het niet, neem dan contact met ons op. Je krijgt binnen een maand antwoord.',
      },
      complaint: {
        title: 'Een klacht',
        text: 'Vertel het ons als er iets niet goed gaat. Komen we er samen niet uit, dan kun je een klacht indienen bij de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).',
      },
      safety: {
        title: 'Veilig',
        text: 'De website is alleen te bereiken via een beveiligde verbinding. Wachtwoorden kan niemand lezen, ook wij niet. Je kunt je account extra beveiligen met een passkey of met codes van een app. In het technische logboek staan geen namen en geen mailadressen.',
      },
    },
    cookies: {
      needed: {
        title: 'Wat nodig is',
        text: 'Een cookie is een klein bestand dat je browser voor een website bewaart. Deze cookies zijn nodig om de website te laten werken zoals jij wilt. We volgen je er niet mee, dus je hoeft er geen toestemming voor te geven.\n\n{{list}}',
      },
      line: '**{{names}}** ({{span}}): {{about}}',
      about: {
        center: 'van welke vrijwilligerscentrale deze website is',
        locale: 'de taal die je koos',
        colours: 'lichte of donkere kleuren, als je die koos',
        session:
          'dat je bent ingelogd. Koos je er niet voor om ingelogd te blijven, dan verdwijnen ze als je de browser sluit',
        signedUp: 'dat je in deze browser een account maakte, zodat bevestigen sneller gaat',
        flash: 'wat we je op de volgende pagina vertellen, zoals ‘Bewaard’',
        consent: 'of we je bezoek mogen tellen',
        organization: 'voor welke organisatie je nu werkt',
        rail: 'of je het menu smal of breed wilt, voor medewerkers',
        columns: 'welke kolommen je in lijsten wilt zien, voor medewerkers',
        ownSession: 'alleen voor beheerders: hun eigen login, terwijl ze iemand anders helpen',
      },
      storage: {
        title: 'Wat verder in je browser blijft',
        text: 'Wat je in een formulier typt, bewaart je browser tot je het verstuurt of het tabblad sluit. Zo raak je niets kwijt. Ook onthoudt je browser waar je was op een pagina en welke kleuren je koos. Dit gaat niet naar ons.\n\nBewaar je een vacature zonder account, dan onthoudt je browser welke, tot je hem weghaalt. Wie hetzelfde apparaat gebruikt, kan dat zien. Log je in, dan gaan ze naar je account en van het apparaat af. Ook onthoudt je browser welke {{seen}} vacatures je het laatst bekeek, tot je uitlogt of de lijst wist. Onder je bewaarde vacatures kun je dat ook uitzetten. Deze lijsten gaan niet in cookies. We krijgen alleen de nummers van die vacatures, om ze te laten zien als jij je lijst opent. Dat schrijven we niet op.',
      },
      counting: {
        title: 'Bezoeken tellen',
        text: 'We willen weten welke pagina’s mensen helpen. Daarvoor gebruiken we Google Analytics, maar alleen als je ja zegt. Google bewaart dan de cookies **_ga** en cookies die daarmee beginnen, hoogstens twee jaar. Zeg je nee, dan werkt alles hetzelfde.\n\nJe antwoord bewaren we {{consent}}. Wil je het veranderen? Kies onderaan de pagina voor ‘Cookies kiezen’. Na een nee halen we de cookies van Google weg.',
      },
      noCounting: {
        title: 'Bezoeken tellen',
        text: 'We tellen je bezoek niet. Er zijn op deze website geen cookies van anderen.',
      },
      video: {
        title: 'Video’s',
        text: 'Een video van YouTube laden we pas als je op de knop drukt. Daarna kan YouTube zelf iets in je browser bewaren.',
      },
      away: {
        title: 'Cookies weghalen',
        text: 'In de instellingen van je browser kun je cookies bekijken en weghalen. Je bent dan uitgelogd. Meer over je gegevens staat in onze [privacyverklaring](/privacy).',
      },
    },
    accessibility: {
      goal: {
        title: 'Wat we willen',
        text: 'Iedereen moet hier mee kunnen doen, ook wie slecht ziet of hoort, niet met een muis werkt of moeite heeft met lezen. {{name}} vindt dat belangrijk. Daarom is deze website gebouwd naar de norm WCAG 2.2, niveau AA.',
      },
      status: {
        title: 'Hoe het ervoor staat',
        text: 'De makers van de website testen hem zelf. Een onafhankelijk bureau heeft nog geen onderzoek gedaan. We kunnen dus niet zeggen dat alles aan de norm voldoet.',
      },
      tested: {
        title: 'Wat er getest is',
        text: '- Elk scherm met een programma dat fouten tegen WCAG 2.2 AA zoekt, in het Nederlands en het Engels, in licht en donker, op een telefoon en op een computer.\n- De bediening met alleen het toetsenbord.\n- Letters die twee keer zo groot zijn.\n- Formulieren en links zonder JavaScript.',
      },
      limits: {
        title: 'Wat nog niet goed is',
        text: '- Er is niet met alle hulpmiddelen getest, zoals schermlezers.\n- Organisaties schrijven zelf hun teksten en kiezen zelf hun foto’s. Die zijn niet altijd makkelijk te lezen of goed beschreven.\n- Video’s van YouTube hebben niet altijd ondertiteling.\n- Op de kaart zoeken is lastig zonder te zien. Alles wat op de kaart staat, staat ook in de lijst ernaast.',
      },
      report: {
        title: 'Loop je ergens tegenaan?',
        text: 'Laat het ons weten. Vertel op welke pagina het was en wat er niet lukte. We helpen je dan op een andere manier, en laten je weten of en wanneer we het oplossen.',
      },
      complaint: {
        title: 'Niet tevreden met ons antwoord?',
        text: 'Ben je het niet eens met ons antwoord, dan kun je terecht bij het [College voor de Rechten van de Mens](https://www.mensenrechten.nl). Gaat het om een website van de overheid, dan kan het ook bij de [Nationale ombudsman](https://www.nationaleombudsman.nl).',
      },
    },
  },
} as const;
