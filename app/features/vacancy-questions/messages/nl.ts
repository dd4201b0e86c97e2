export default {
  titles: { ask: 'Stel eerst een vraag' },
  /** Of the window. */
  about: 'Een vraag over {{title}}',
  where: 'Waar je bent',
  back: 'Terug naar de vacature',
  lead: {
    contact: 'Twijfel je nog? Vraag het {{name}}. Je zit nergens aan vast.',
    nobody: 'Twijfel je nog? Vraag het gerust. Je zit nergens aan vast.',
  },
  question: 'Je vraag',
  questionHint: 'Schrijf hier geen burgerservicenummer of medische gegevens',
  name: 'Je naam',
  email: 'Je e-mailadres',
  emailHint: 'Hier komt het antwoord',
  website: 'Laat dit veld leeg',
  send: 'Verstuur je vraag',
  passedOn: 'We mailen je vraag, met je naam en e-mailadres. Hij komt niet op de site.',
  sent: {
    title: 'Je vraag is verstuurd',
    contact: 'Hij ging naar {{name}} van {{organization}}.',
    contactUnnamed: 'Hij ging naar de contactpersoon van deze vacature.',
    organization: 'Hij ging naar {{organization}}.',
    center: 'Hij ging naar de vrijwilligerscentrale, die hem verder helpt.',
    answer: 'Het antwoord komt per mail op {{email}}. Kijk ook bij je ongewenste mail.',
    more: 'Zoek verder',
  },
};
