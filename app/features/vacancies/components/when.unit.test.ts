import { describe, expect, it } from 'vitest';
import type { DayPart } from '#contract/schedule.ts';
import en from '#app/features/vacancies/messages/en.ts';
import nl from '#app/features/vacancies/messages/nl.ts';
import { translator } from '#app/i18n/words.ts';
import { availableWords, whenWords } from '#app/features/vacancies/components/when.ts';

const dutch = translator({ locale: 'nl', book: { vacancies: nl } }, 'vacancies');
const english = translator({ locale: 'en', book: { vacancies: en } }, 'vacancies');

const cases: [DayPart[] | 'flexible', nl: string, en: string][] = [
  ['flexible', 'Je kiest zelf wanneer', 'You choose when'],
  [[], 'Tijden in overleg', 'Times to be agreed'],
  [['thursday_afternoon'], 'Donderdagmiddag', 'Thursday afternoon'],
  [['friday_afternoon', 'friday_evening'], 'Vrijdagmiddag en -avond', 'Friday afternoon and evening'],
  [['saturday_morning', 'saturday_afternoon'], 'Zaterdag overdag', 'Saturday daytime'],
  [['sunday_morning', 'sunday_afternoon', 'sunday_evening'], 'Zondag, de hele dag', 'Sunday, all day'],
  [['tuesday_morning', 'friday_morning'], 'Di en vr, ochtend', 'Tue and Fri, morning'],
  [
    ['tuesday_morning', 'tuesday_afternoon', 'friday_morning', 'friday_afternoon'],
    'Di en vr, overdag',
    'Tue and Fri, daytime',
  ],
  [
    ['monday_evening', 'tuesday_evening', 'wednesday_evening', 'friday_evening'],
    'Ma t/m wo en vr, avond',
    'Mon to Wed and Fri, evening',
  ],
  [
    ['monday', 'tuesday', 'wednesday', 'thursday'].flatMap((day) =>
      ['morning', 'afternoon', 'evening'].map((time) => `${day}_${time}` as DayPart),
    ),
    'Ma t/m do, je kiest zelf',
    'Mon to Thu, you choose',
  ],
  [['wednesday_afternoon', 'saturday_morning'], 'Wo middag en za ochtend', 'Wed afternoon and Sat morning'],
  [
    ['monday_morning', 'tuesday_afternoon', 'wednesday_evening', 'thursday_evening'],
    'Ma t/m do, wisselende tijden',
    'Mon to Thu, at different times',
  ],
];

describe('whenWords', () => {
  it.each(cases)('%j is %s', (schedule, inDutch, inEnglish) => {
    expect(whenWords(dutch, schedule)).toBe(inDutch);
    expect(whenWords(english, schedule)).toBe(inEnglish);
  });

  it('says every day as such', () => {
    const everyMorning = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map(
      (day) => `${day}_morning` as DayPart,
    );
    expect(whenWords(dutch, everyMorning)).toBe('Elke dag, ochtend');
  });

  it('names whole days only, where a filter says what somebody can', () => {
    const all = ['tuesday', 'friday'].flatMap((day) =>
      ['morning', 'afternoon', 'evening'].map((time) => `${day}_${time}` as DayPart),
    );
    expect(availableWords(dutch, all)).toBe('Di en vr');
    expect(availableWords(dutch, ['friday_evening'])).toBe('Vrijdagavond');
  });

  it('puts the date in place of the day', () => {
    expect(whenWords(dutch, ['saturday_morning', 'saturday_afternoon'], 'zaterdag 28 november')).toBe(
      'Zaterdag 28 november, overdag',
    );
    expect(whenWords(english, 'flexible', 'Saturday 28 November')).toBe('Saturday 28 November');
  });
});
