import { expect, it } from 'vitest';
import { streetPlan, streetSeed } from './street-plan.ts';

const centers = ['public', 'oldebroek', 'roermond', 'mas4you', 'stagedoos', 'utrecht', 'zeist', 'heerde'];
const coloursOf = (center: string) =>
  streetPlan(1440, 196, streetSeed(center))
    .map((part) => (part.kind === 'house' ? part.colour : 'tree'))
    .join();

it('gives each centre a street of its own, and always the same one', () => {
  expect(new Set(centers.map(coloursOf)).size).toBe(centers.length);
  expect(streetPlan(1440, 196, streetSeed('public'))).toEqual(streetPlan(1440, 196, streetSeed('public')));
});

it('fills the width with whole houses and trees, whichever the seed', () => {
  for (let seed = 0; seed < 336; seed += 1) {
    const last = streetPlan(1440, 196, seed).at(-1);
    expect(last?.x, String(seed)).toBeGreaterThan(1300);
  }
});
