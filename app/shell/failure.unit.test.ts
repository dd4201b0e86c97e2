import { describe, expect, it } from 'vitest';
import en from '#app/shell/messages/en.ts';
import { translator } from '#app/i18n/words.ts';
import { failureOf, failureWords } from './failure.ts';

const t = translator({ locale: 'en', book: { shell: en } }, 'shell');
const titleOf = (status: number | null, message = '') => failureWords(t, { status, message })[0];

describe('titles of the error page (specification, section 2)', () => {
  it.each([
    [403, 'wrong center: elsewhere', 'Logged in to the wrong website'],
    [401, '', 'Not authorized'],
    [403, '', 'Access forbidden'],
    [404, 'Page Not Found: /x', 'Page not found'],
    [500, '', 'Oops... something went wrong! (error code: 500)'],
    [null, '', 'Oops... something went wrong!'],
  ])('%s %s → %s', (status, message, title) => {
    expect(titleOf(status, message)).toBe(title);
  });

  it('knows whatever is thrown', () => {
    expect(failureOf('text')).toEqual({ status: null, message: '' });
    expect(failureOf(new Error('broken'))).toMatchObject({ status: null, message: 'broken' });
  });
});
