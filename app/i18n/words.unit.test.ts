import { describe, expect, it } from 'vitest';
import { translate, type PageWords } from './words.ts';

const words: PageWords = {
  locale: 'nl',
  book: {
    vacancies: {
      list: {
        found_one: '{{count}} vacature',
        found_other: '{{count}} vacatures',
        by: 'door {{ name }}',
        mail: 'Vul je e-mailadres in',
      },
    },
  },
};

describe('words', () => {
  it.each<[string, Record<string, string | number>, string]>([
    ['list.found', { count: 1 }, '1 vacature'],
    ['list.found', { count: 0 }, '0 vacatures'],
    ['list.found', { count: 1208 }, '1.208 vacatures'],
    ['list.by', { name: '{{count}} $& <b>' }, 'door {{count}} $& <b>'],
    ['list.by', {}, 'door '],
    ['list.mail', {}, 'Vul je e-\u2060mailadres in'],
    ['list.unknown', {}, 'list.unknown'],
    ['list', {}, 'list'],
  ])('%s with %j is %s', (key, values, text) => {
    expect(translate(words, 'vacancies', key, values)).toBe(text);
  });
});
