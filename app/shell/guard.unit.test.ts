/** The guards in their order, and what each does to whom. */
import { describe, expect, it, test } from 'vitest';
import type { PageRedirects } from '#contract/request-context.ts';
import type { Page } from '#app/api/page-context.ts';
import { checkGuardNames, guard, problemOfHostRedirect } from '#app/shell/guard.server.ts';
import { allScreens } from '#app/routes.ts';
import type { Screen } from '#app/screens/screen.ts';

const redirects: PageRedirects = {
  hostRedirect: { host: 'een.example', path: '/gelderse-handen' },
  rules: [
    { from: '/oud', to: '/vacancies/search', status: 301 },
    { from: '/applications', to: '/dashboard' },
    { from: '/klussen/*', to: '/vacancies/*', status: 308 },
    { from: '/test/auth', to: '/test/api' },
    { from: '/vacancies/kapot', to: '/' },
  ],
};
const id = '019f0000-0000-7000-8000-000000000000';

interface Visit {
  host?: string;
  isSignedIn?: boolean;
  isProduction?: boolean;
  refusal?: Page['refusal'];
}

/** The answer: 'through', or the status with the address or the message. */
function answerTo(path: string, pattern: string, visit: Visit = {}): string {
  const { host = 'noord.example', isSignedIn = false, isProduction = false, refusal = null } = visit;
  const actor = isSignedIn ? { kind: 'user' } : { kind: 'anonymous' };
  const page = { actor, refusal, isProduction, redirects } as Page;
  const url = new URL(path, `https://${host}`);
  try {
    guard({ page, url, pattern, params: { id: url.pathname.split('/').at(-1) } });
    return 'through';
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    const { init, data } = thrown as { init: { status: number }; data: { message: string } };
    return `${init.status} ${data.message}`;
  }
}

const one = { host: 'een.example' };
const signedIn = { isSignedIn: true };
const login = (from: string, prefix = '') => `302 ${prefix}/auth/login-1?from=${encodeURIComponent(from)}`;

test.each<[what: string, path: string, pattern: string, visit: Visit, answer: string]>([
  ['a public screen is open', '/vacancies/search', '/vacancies/search', {}, 'through'],
  ['another asks to sign in', '/dashboard?a=b', '/dashboard', {}, login('/dashboard?a=b')],
  ['in the language of the page', '/en/dashboard', '/en/dashboard', {}, login('/en/dashboard', '/en')],
  ['who is signed in comes in', '/dashboard', '/dashboard', signedIn, 'through'],
  ['leaving is always possible', '/uitloggen', '/uitloggen', {}, 'through'],
  [
    'a refused person sees the refusal',
    '/dashboard',
    '/dashboard',
    { refusal: { status: 403, body: {} } },
    'through',
  ],
  ['the one host shows one page', '/', '/', one, '302 /gelderse-handen'],
  ['also for what is unknown', '/wat', '*', one, '302 /gelderse-handen'],
  ['with its language', '/en/wat', '*', one, '302 /en/gelderse-handen'],
  ['that page itself is shown', '/gelderse-handen', '*', one, 'through'],
  ['and with its language', '/en/gelderse-handen/', '*', one, 'through'],
  ['another host is left alone', '/gelderse-handen', '*', {}, 'through'],
  ['a port does not matter', '/', '/', { host: 'een.example:3000' }, '302 /gelderse-handen'],
  ['what moved, with its query', '/oud?q=tuin', '*', {}, '301 /vacancies/search?q=tuin'],
  ['what moved, with its language', '/nl/oud/', '*', {}, '301 /nl/vacancies/search'],
  ['only the whole path', '/ouder', '*', {}, 'through'],
  ['all below a path', '/klussen/search', '*', {}, '308 /vacancies/search'],
  ['never to another host', '/klussen//evil.example', '*', {}, '308 /vacancies//evil.example'],
  ['a path that begins alike stays', '/klussenbus', '*', {}, 'through'],
  ['pages for developers', '/test/form', '/test/form', {}, 'through'],
  [
    'are not in production',
    '/test/form',
    '/test/form',
    { isProduction: true },
    '404 Page Not Found: /test/form',
  ],
  ['an id', `/vacancies/${id}`, '/vacancies/:id', {}, 'through'],
  ['that is none', '/vacancies/12', '/vacancies/:id', {}, '404 Page Not Found: /vacancies/12'],
  [
    'in another language',
    '/en/vacancies/12',
    '/en/vacancies/:id',
    {},
    '404 Page Not Found: /en/vacancies/12',
  ],
])('%s: %s', (_what, path, pattern, visit, answer) => {
  expect(answerTo(path, pattern, visit)).toBe(answer);
});

describe('the order', () => {
  it('asks to sign in before the one host', () => {
    expect(answerTo('/dashboard', '/dashboard', one)).toBe(login('/dashboard'));
    expect(answerTo('/dashboard', '/dashboard', { ...one, ...signedIn })).toBe('302 /gelderse-handen');
  });

  it('asks to sign in before a rule, and the one host before a rule', () => {
    expect(answerTo('/applications', '/applications')).toBe(login('/applications'));
    expect(answerTo('/applications', '/applications', signedIn)).toBe('302 /dashboard');
    expect(answerTo('/oud', '*', one)).toBe('302 /gelderse-handen');
  });

  it('follows a rule before the guards of a screen', () => {
    expect(answerTo('/test/auth', '/test/auth', { isProduction: true })).toBe('302 /test/api');
    expect(answerTo('/vacancies/kapot', '/vacancies/:id')).toBe('302 /');
  });

  it('asks to sign in before it says that there is no such page', () => {
    expect(answerTo('/applications/12', '/applications/:id')).toBe(login('/applications/12'));
    expect(answerTo('/applications/12', '/applications/:id', signedIn)).toMatch(/^404 Page Not Found/);
  });
});

describe('a guard that a screen names', () => {
  const screen: Screen = { path: '/x', file: 'x/x' };

  it('must be there', () => {
    expect(() => checkGuardNames(allScreens)).not.toThrow();
    const wrong = (more: object) => () => checkGuardNames([{ ...screen, ...more }]);
    expect(wrong({ middleware: ['developerOnly', 'nobody'] })).toThrow(
      "Screen /x: unknown route middleware 'nobody'.",
    );
    expect(wrong({ middleware: ['toString'] })).toThrow(/unknown route middleware/);
    expect(wrong({ validate: 'isEven' })).toThrow("Screen /x: unknown validation 'isEven'.");
  });
});

test.each([
  ['/', null],
  ['/vacancies/search', null],
  ['/confirm', null],
  ['/privacy', null],
  ['/gelderse-handen', null],
  ['/sociale-kaart/een', null],
  ['/conversations', "'/conversations' is no public screen of this site"],
  ['/dashboard', "'/dashboard' is no public screen of this site"],
  ['/uitloggen', "'/uitloggen' is no public screen of this site"],
  ['/test/form', "'/test/form' is no public screen of this site"],
  ['/over-ons', null],
  ['/nergens/in/het/bijzonder', "'/nergens/in/het/bijzonder' is no public screen of this site"],
])('one host may lead to %s or not', (path, problem) => {
  expect(problemOfHostRedirect(path)).toBe(problem);
});
