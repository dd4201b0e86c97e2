/** Texts to begin a vacancy with, by subject, in Dutch: content that its writer makes their own, whatever the language of the screen. */

export const headings = {
  do: 'Wat ga je doen?',
  who: 'Wie zoeken we?',
  whoText: 'Je vindt het leuk om mensen te ontmoeten. Ervaring is niet nodig.',
  offers: 'Wat bieden we?',
  offersText: 'Je krijgt koffie, uitleg en een vaste contactpersoon. Je reiskosten krijg je terug.',
  practical: 'Praktisch',
  practicalText: 'Hoeveel uur is het, en wat moet iemand nog weten?',
} as const;

export const templates = {
  activities: {
    title: 'Help bij de spelletjesmiddag',
    text: 'Je zet spellen en koffie klaar en speelt mee met de bezoekers.',
  },
  buddy: {
    title: 'Maatje voor een wandeling en een praatje',
    text: 'Je gaat elke week bij iemand langs. Jullie drinken koffie of maken een ommetje.',
  },
  language: {
    title: 'Taalmaatje: samen Nederlands oefenen',
    text: 'Je praat een uur in de week met iemand die Nederlands leert.',
  },
  teaching: {
    title: 'Help een kind met huiswerk',
    text: 'Je zit naast een kind dat huiswerk maakt en legt uit wat lastig is.',
  },
  admin: {
    title: 'Help mensen met hun papieren',
    text: 'Je leest brieven met mensen door en vult samen formulieren in.',
  },
  host: {
    title: 'Gastvrouw of gastheer bij de inloop',
    text: 'Je ontvangt bezoekers, schenkt koffie en maakt een praatje.',
  },
  board: {
    title: 'Denk mee in het bestuur',
    text: 'Je vergadert één keer per maand en neemt een taak op je.',
  },
  finance: {
    title: 'Penningmeester met een goed overzicht',
    text: 'Je betaalt rekeningen, houdt het kasboek bij en maakt een begroting.',
  },
  ict: {
    title: 'Help mensen met hun telefoon of computer',
    text: 'Je legt rustig uit hoe iets werkt en lost kleine problemen op.',
  },
  comms: {
    title: 'Schrijf en fotografeer voor onze nieuwsbrief',
    text: 'Je maakt elke maand een paar korte berichten met foto’s.',
  },
  events: {
    title: 'Help op de dag van het buurtfeest',
    text: 'Je bouwt mee op, wijst mensen de weg en ruimt na afloop op.',
  },
  hospitality: {
    title: 'Kok voor de buurttafel',
    text: 'Je kookt met een klein team een maaltijd voor de buurt.',
  },
  retail: {
    title: 'Help in de kringloopwinkel',
    text: 'Je zoekt spullen uit, richt de winkel in en helpt klanten.',
  },
  culture: {
    title: 'Rondleider in het museum',
    text: 'Je laat bezoekers het museum zien en vertelt de verhalen erbij.',
  },
  nature: {
    title: 'Samen aan de slag in de tuin',
    text: 'Je zaait, wiedt en oogst met een groep uit de buurt.',
  },
  sport: {
    title: 'Trainer voor een jeugdteam',
    text: 'Je geeft één keer per week een training en gaat mee naar wedstrijden.',
  },
  handyman: {
    title: 'Klusser voor kleine karweien',
    text: 'Je hangt een lamp op of repareert een kraan bij mensen thuis.',
  },
  transport: {
    title: 'Chauffeur voor een rit naar de dokter',
    text: 'Je haalt iemand thuis op, brengt die naar de afspraak en weer terug.',
  },
} as const;
