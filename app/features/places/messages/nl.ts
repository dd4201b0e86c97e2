export default {
  unknown: 'De plaats ‘{{near}}’ kennen we niet',
  oneOfThese: 'Bedoel je een van deze?',
  several: 'Er zijn meer plaatsen met deze naam. Je ziet nu wat er rond {{place}} is.',
  another: 'Bedoel je een andere?',
  in: '(gemeente {{municipality}})',
};
