export default {
  search: { title_one: '{{count}} vacature', title_other: '{{count}} vacatures', nothing: 'Geen resultaten gevonden' },
} as const;
