export default {
  visit: {
    title: 'Dit kan alleen {{name}} zelf',
    text: 'Je bent ingelogd als deze persoon. Een account verwijdert iedereen zelf.',
  },
  ask: {
    title: 'Je account verwijderen',
    lead: 'We sturen je een mail met een knop. Zo weten we zeker dat jij het bent. Er verandert nog niets.',
    email: 'E-mailadres',
    button: 'Stuur mij de mail',
    asked: 'Kijk in je mail',
    askedText:
      'Hoort er een account bij {{email}}? Dan krijg je een mail met een knop. De knop werkt een dag. Niets gekregen? Kijk ook bij ongewenste mail.',
    own: 'De mail gaat naar {{email}}.',
    askedOwn:
      'We hebben een mail met een knop gestuurd naar {{email}}. De knop werkt een dag. Niets gekregen? Kijk ook bij ongewenste mail.',
    again: 'Een ander adres',
    download: 'Wil je eerst je gegevens bewaren? Haal ze op bij je profiel.',
  },
  press: {
    title: 'Je account nu verwijderen?',
    lead: 'Dit kan niet terug. Wil je later weer meedoen, dan maak je een nieuw account.',
    button: 'Verwijder mijn account',
    busy: 'Je account wordt verwijderd',
    keep: 'Nee, ik blijf',
  },
  goes: {
    title: 'Dit gaat weg',
    account: 'Je naam, e-mailadres, telefoonnummer en wachtwoord',
    applications: 'Wat je schreef in je aanmeldingen. Aanmeldingen die nog lopen, trekken we voor je in',
    notes: 'Notities van medewerkers over jou',
    mails: 'Mails die je van ons kreeg, en je meldingen',
  },
  stays: {
    title: 'Dit blijft, zonder je naam',
    figures:
      'Dat iemand zich aanmeldde, wanneer en hoe het afliep. Daarmee telt de centrale hoeveel mensen meedoen',
    record: 'Wat er gebeurde op de website. De centrale moet kunnen laten zien dat ze zorgvuldig werkt',
    organization: 'Gegevens van je organisatie. Die zijn niet van jou alleen',
  },
  refused: {
    usedTitle: 'Deze knop is al gebruikt',
    usedText: 'Je account is waarschijnlijk al verwijderd.',
    expiredTitle: 'Deze knop werkt niet meer',
    expiredText: 'Hij werkte een dag. Vraag een nieuwe mail aan.',
    unknownTitle: 'We kennen deze link niet',
    unknownText: 'Misschien is hij niet helemaal overgenomen. Vraag een nieuwe mail aan.',
    successorTitle: 'Wie neemt het over?',
    successorText:
      'Jij bent de enige beheerder. Wijs eerst iemand anders aan, dan kun je weg zonder dat er iets stilvalt.',
    again: 'Vraag een nieuwe mail aan',
  },
  removed: {
    title: 'Je account is verwijderd',
    text: 'Je naam en gegevens zijn weg. Je krijgt nog één mail ter bevestiging, en ook die bewaren we niet.',
    thanks: 'Bedankt dat je meedeed. Je bent altijd weer welkom.',
    home: 'Naar de voorpagina',
    search: 'Bekijk vacatures',
  },
} as const;
