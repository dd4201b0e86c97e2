import { describe, expect, it } from 'vitest';
import { consentCookie, consentValue, consentVersion, readConsent, mayBeTold } from './analytics-consent.ts';

const now = new Date('2026-11-21T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('what a visitor said about counting visits', () => {
  it('is read back with the day on which it was said', () => {
    expect(readConsent(consentValue('yes', now), now)).toEqual({ answer: 'yes', on: '2026-11-21' });
    expect(readConsent(consentValue('no', daysAgo(30)), now)).toEqual({ answer: 'no', on: '2026-10-22' });
  });

  it.each([
    ['nothing', undefined],
    ['an empty cookie', ''],
    ['a word', 'yes'],
    ['no real day', `yes.2026-99-99.${consentVersion}`],
    ['another question', `yes.2026-11-20.${consentVersion + 1}`],
    ['an answer of over 180 days ago', consentValue('yes', daysAgo(181))],
    ['an answer from the future', consentValue('yes', daysAgo(-3))],
    ['another answer', `maybe.2026-11-20.${consentVersion}`],
  ])('%s is no answer', (_name, value) => {
    expect(readConsent(value, now)).toBeNull();
  });

  it('is kept for 180 days, and taken away at once', () => {
    expect(consentCookie('no', now)).toBe(
      'analytics-consent=no.2026-11-21.1; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    );
    expect(consentCookie(null, now)).toContain('analytics-consent=; Path=/; Max-Age=0;');
  });
});

it('who counts visits hears of no address with the word of a link in it', () => {
  const told = (path: string) => mayBeTold(new URL(path, 'https://punt.example'));
  expect(
    [
      '/',
      '/vacancies?q=token',
      '/forms/vrijwilligersdag',
      '/auth/first-admin?token=a',
      '/en/confirm?act=account&token=',
      '/forms/u5Z_q0-kM3bqXJm4o1Yq7rT9v2sLw8ePzC6dHn0aBfE',
      '/en/forms/u5Z_q0-kM3bqXJm4o1Yq7rT9v2sLw8ePzC6dHn0aBfE?step=2',
      '/concept/u5z',
    ].map(told),
  ).toEqual([true, true, true, false, false, false, false, false]);
});
