export default {
  unknown: 'We don’t know a place called ‘{{near}}’',
  oneOfThese: 'Do you mean one of these?',
  several: 'More than one place has this name. You now see what is around {{place}}.',
  another: 'Do you mean another one?',
  in: '(municipality of {{municipality}})',
} as const;
