import { expect, test } from 'vitest';
import { nounName } from './noun-names.ts';

test('a noun is named with the article that its language asks for, before a name and in place of one', () => {
  const named = (type: string) => [
    nounName('nl', type, 'the'),
    nounName('nl', type, 'one'),
    nounName('en', type, 'the'),
    nounName('en', type, 'one'),
  ];
  expect(named('vacancies')).toEqual(['de vacature', 'een vacature', 'the vacancy', 'a vacancy']);
  expect(named('organizations')).toEqual([
    'de organisatie',
    'een organisatie',
    'the organisation',
    'an organisation',
  ]);
});

test('what has no name here gets none, whatever it is called', () => {
  expect([nounName('nl', 'email_deliveries', 'one'), nounName('en', 'constructor', 'the')]).toEqual([
    undefined,
    undefined,
  ]);
});
