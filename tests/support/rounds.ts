/** How often a random test tries, which with a fixed seed is the same part of the same cases each time; `npm run test:whole` tries all. */
export const rounds = (whole: number): number =>
  process.env.TEST_WHOLE === 'true' ? whole : Math.ceil(whole / 4);
