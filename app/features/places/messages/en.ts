export default {
  unknown: 'We don’t know a place called ‘{{near}}’',
  oneOfThese: 'Do you mean one of these?',
  several: 'More than one place has this name. You’re now looking around {{place}}.',
  wrong: 'We don’t recognise ‘{{near}}’. Enter a place or a postcode.',
  wrongLike: 'We don’t recognise ‘{{near}}’. Enter a place or a postcode, such as {{postcode}}.',
  vague: 'Where is ‘{{near}}’? Enter a place or a postcode',
  country: 'You are searching in all of the Netherlands',
  sameName: 'Or do you mean the place of that name?',
  region: '{{place}} is a region. You see what is there, and up to {{distance}} km around it.',
  wider: 'We don’t know ‘{{near}}’ by itself. You’re now looking around {{place}}.',
  another: 'Do you mean another one?',
  in: '(municipality of {{municipality}})',
} as const;
