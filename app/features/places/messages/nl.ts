export default {
  unknown: 'De plaats ‘{{near}}’ kennen we niet',
  abroad: '‘{{near}}’ ligt niet in Europees Nederland: daar kun je hier niet zoeken',
  thisOne: 'Bedoel je {{place}}?',
  oneOfThese: 'Bedoel je een van deze?',
  several: 'Er zijn meer plaatsen met deze naam. Je ziet nu wat er rond {{place}} is.',
  /** At the field. */
  wrong: 'We kennen ‘{{near}}’ niet. Vul een plaats of een postcode in.',
  wrongLike: 'We kennen ‘{{near}}’ niet. Vul een plaats in of een postcode, zoals {{postcode}}.',
  /** What no place is called, such as 'bij mij in de buurt'. */
  vague: 'Waar is ‘{{near}}’? Vul een plaats of postcode in',
  country: 'Je zoekt in heel Nederland',
  sameName: 'Of bedoel je de plaats die zo heet?',
  region: '{{place}} is een streek. Je ziet wat daar is, en tot {{distance}} km eromheen.',
  wider: '‘{{near}}’ kennen we niet apart. Je ziet nu wat er rond {{place}} is.',
  contradicted: '‘{{near}}’ zijn twee plaatsen. Je ziet nu wat er rond {{place}} is.',
  another: 'Bedoel je een andere?',
  in: '(gemeente {{municipality}})',
};
