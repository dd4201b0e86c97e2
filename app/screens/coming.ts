/** Public screens of the specification (section 2) that were not there from the start: not found until then, but known, so that a redirect may name them. */
export const comingScreens: readonly string[] = [
  '/een-op-een-hulp',
  '/forms/:token?',
  '/sociale-kaart',
  '/sociale-kaart/:id',
  '/activiteitenkalender',
];
