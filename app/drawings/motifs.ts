/** What a category is about, drawn in the colours of the centre: the parts of public/drawings/motifs.svg, named as the list of categories has them (CC0-1.0). */
export const MOTIFS: readonly string[] = [
  'activities',
  'admin',
  'board',
  'buddy',
  'comms',
  'culture',
  'events',
  'finance',
  'handyman',
  'hospitality',
  'host',
  'ict',
  'language',
  'nature',
  'retail',
  'sport',
  'teaching',
  'transport',
];

/** Address of its motif; that of what has none of its own is a heart. */
export const motifOf = (category: string | null): string =>
  `/drawings/motifs.svg#${category !== null && MOTIFS.includes(category) ? category : 'other'}`;
