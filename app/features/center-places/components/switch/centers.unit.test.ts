import { expect, test } from 'vitest';
import { type CenterToChoose, grouped, named, seenFrom } from './centers.ts';

const center = (name: string, more: Partial<CenterToChoose> = {}): CenterToChoose => ({
  id: name,
  name,
  href: '/',
  municipality: null,
  point: null,
  kilometres: null,
  vacancies: 0,
  isHere: false,
  look: {},
  ...more,
});
const names = (centers: readonly CenterToChoose[]) => centers.map(({ name }) => name).join(' ');

test('by the words of name and place, in any order and without accents', () => {
  const all = [center('Vrijwilligershuis', { municipality: 'Súdwest-Fryslân' }), center('Punt Roermond')];
  expect(names(named(all, 'sudwest vrij'))).toBe('Vrijwilligershuis');
  expect(names(named(all, 'roermond'))).toBe('Punt Roermond');
  expect(named(all, 'zeist')).toEqual([]);
  expect(named(all, ' ')).toEqual(all);
});

test('the nearest stands first, whichever one somebody is on, and those of nowhere by name', () => {
  const { nearby, others } = grouped([
    center('B'),
    center('A'),
    center('F', { kilometres: 60 }),
    center('N', { kilometres: 3 }),
    center('H', { kilometres: 24, isHere: true }),
  ]);
  expect([names(nearby), names(others)]).toEqual(['N H', 'F A B']);
  expect(names(grouped([center('B'), center('A')]).others)).toBe('A B');
  expect(names(grouped([center('B'), center('A'), center('C', { isHere: true })]).others)).toBe('C A B');
});

test('distances from a position, in whole kilometres; none for a centre of nowhere', () => {
  const amersfoort = { lat: 52.1561, lon: 5.3878 };
  const utrecht = { lat: 52.0907, lon: 5.1214 };
  const seen = seenFrom([center('A', { point: amersfoort }), center('X')], utrecht);
  expect(seen.map(({ kilometres }) => kilometres)).toEqual([20, null]);
});
