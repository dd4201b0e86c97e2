export default {
  hero: {
    label: 'Zoek een vacature',
    category: 'Ik help graag met',
    anyCategory: 'alles wat nodig is',
    near: 'in de buurt van',
    days: 'en ik kan op',
    anyDay: 'elke dag',
    submit: 'Toon vacatures',
    show_zero: 'Nu niets te vinden',
    show_one: 'Toon {{number}} vacature',
    show_other: 'Toon {{number}} vacatures',
    urgent: 'Snel iemand nodig',
  },
  categories: { count_one: '{{number}} vacature', count_other: '{{number}} vacatures' },
  cards: { all_one: 'Bekijk de vacature', all_other: 'Alle {{number}} vacatures' },
  contact: { title: 'Vragen?', lead: 'Neem gerust contact met ons op.', call: 'Bel {{number}}' },
  others: 'Lees ook',
} as const;
