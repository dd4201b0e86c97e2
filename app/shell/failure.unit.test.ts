import { describe, expect, it } from 'vitest';
import en from '#app/shell/messages/en.ts';
import { translator } from '#app/i18n/words.ts';
import { failureOf, failureWords, otherCenterHref } from './failure.ts';

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

  it('names the centre of an account that came to the wrong one, where it is known', () => {
    const center = { id: '9', name: 'Waterveen', host: 'waterveen.example' };
    const textOf = (known?: typeof center) =>
      failureWords(t, { status: 403, message: 'wrong center: x', center: known })[1];
    expect(textOf(center)).toContain('registered with another partner: Waterveen.');
    expect(textOf()).toContain('registered with another partner. Please contact');
  });

  it.each([
    [422, 'Go back'],
    [413, 'something smaller'],
    [429, 'in a minute'],
    [503, 'our fault'],
  ])('says for %s what one can do', (status, words) => {
    expect(failureWords(t, { status, message: '' })[1]).toContain(words);
  });
});

describe('the way to another centre', () => {
  it.each([
    ['there.example', 'https://here.example', 'https://there.example/'],
    ['there.localhost', 'http://here.localhost:3000', 'http://there.localhost:3000/'],
    ['there.localhost:4000', 'http://here.localhost:3000', 'http://there.localhost:4000/'],
    [null, 'https://here.example', null],
  ])('%s from %s', (host, origin, href) => {
    expect(otherCenterHref({ id: '9', name: 'There', host }, origin)).toBe(href);
  });
});
