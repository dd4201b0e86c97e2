import { describe, expect, it } from 'vitest';
import { groupPins, type Pin } from '#app/ui/map/pin-groups.ts';

const pin = (number: number, lon: number): Pin => ({
  id: String(number),
  number,
  title: `Klus ${number}`,
  lat: 52,
  lon,
});
/** One degree is a hundred pixels. */
const place = ({ lat, lon }: Pin) => ({ x: lon * 100, y: lat * 100 });

describe('groupPins', () => {
  it('keeps pins apart that do not cover each other', () => {
    expect(groupPins([pin(1, 0), pin(2, 1)], place).map(({ key }) => key)).toEqual(['1', '2']);
  });

  it('joins neighbours under the first of them, in the middle', () => {
    const [group, alone] = groupPins([pin(1, 0), pin(2, 3), pin(3, 0.2)], place);
    expect(group?.pins.map(({ number }) => number)).toEqual([1, 3]);
    expect(group?.lon).toBeCloseTo(0.1);
    expect(alone?.key).toBe('2');
  });
});
