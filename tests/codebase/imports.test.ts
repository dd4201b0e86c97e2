/** Which part may know which (docs/decisions and ARCHITECTURE.md): types count as much as values. */
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparedWith, filesUnder, importsOf, isCode, isForTests, nothingElse, textOf } from './source.ts';

const code = ['contract', 'server', 'db', 'app', 'tests', 'bench', 'scripts']
  .flatMap(filesUnder)
  .filter(isCode);
/** Tests may look anywhere: what they may not do is go along into the product. */
const product = code.filter((path) => !isForTests(path));

/** `from → to` for every import of these files that leads where it must not. */
function wrong(files: readonly string[], isWrong: (to: string, from: string) => boolean): string[] {
  return files.flatMap((from) =>
    importsOf(from)
      .filter((to) => isWrong(to, from))
      .map((to) => `${from} → ${to}`),
  );
}
const under =
  (...folders: string[]) =>
  (path: string) =>
    folders.some((folder) => path.startsWith(`${folder}/`));

describe('the halves', () => {
  test('the contract imports nothing but itself and zod/mini, and the sanitiser its parser', () => {
    const isParser = (to: string) => /^(unified|rehype-(parse|sanitize|stringify))$/.test(to);
    const found = wrong(
      product.filter(under('contract')),
      (to, from) =>
        !to.startsWith('contract/') &&
        to !== 'zod/mini' &&
        !(isParser(to) && /^contract\/rich-text\/(sanitize|pasted|posted)\.ts$/.test(from)),
    );
    expect(found).toEqual([]);
  });

  test('screens import neither server nor database, and nothing of Node', () => {
    const found = wrong(
      product.filter(under('app')),
      (to, from) =>
        under('server', 'db', 'tests', 'scripts')(to) ||
        /^(pg|kysely|fastify|nodemailer|graphile-worker)$/.test(to) ||
        // A file that is rendered on the server alone says so in its name.
        (to.startsWith('node:') && !from.includes('.server.')),
    );
    expect(found).toEqual([]);
  });

  test('the library for pictures comes from one place: which files it may read is set for the whole process', () => {
    const found = wrong(product, (to, from) => to === 'sharp' && !under('server/storage')(from));
    expect(found).toEqual([]);
  });

  test('the server imports no screens: it is handed the built bundle', () => {
    expect(wrong(product.filter(under('server', 'db')), under('app', 'tests', 'bench'))).toEqual([]);
  });

  test('nothing that is shipped imports a test or its support', () => {
    expect(wrong(product.filter(under('app', 'contract', 'server', 'db')), isForTests)).toEqual([]);
  });
});

describe('inside the server', () => {
  /** The places where the house is put together: they name the parts, and no other file below the features does. */
  const assembly: Record<string, string> = {
    'server/http/routes.ts → routes': 'the one list of calls',
    'server/http/assemble.ts → routes':
      'mounts the calls of /auth and the files of a site, which have shapes of their own',
    'server/http/page-sessions.ts → commands':
      'signing in and out on our own pages, which is no call of the API',
    'server/http/sent-pictures.ts → commands': 'keeps the pictures that come along with a write',
    'server/http/pictures.ts → queries': 'serves what was sent, which is no call of the API',
    'server/jobs/all-tasks.ts → commands': 'the one list of jobs',
    'server/jobs/all-tasks.ts → mail-look': 'says under whose name the job of mails sends',
  };

  test('http, db, tenancy, auth, jobs and mail never import a feature, but where the house is put together', () => {
    const found = wrong(
      product.filter((path) => under('server')(path) && !path.startsWith('server/features/')),
      under('server/features'),
    );
    const kinds = found.map((one) => one.replace(/server\/features\/.*\//, '').replace(/\.ts$/, ''));
    expect(comparedWith(kinds, assembly), found.join('\n')).toEqual(nothingElse);
  });

  test('features import http, db, tenancy, auth, jobs, mail, files, storage and the contract, never what starts the server', () => {
    const open = under(
      'contract',
      'server/features',
      ...['http', 'db', 'tenancy', 'auth', 'jobs', 'mail', 'files', 'storage'].map(
        (name) => `server/${name}`,
      ),
    );
    const assemblers = new Set([
      'server/http/routes.ts',
      'server/http/assemble.ts',
      'server/http/dispatch.ts',
      'server/http/act.ts',
      'server/http/pages.ts',
      'server/http/page-request.ts',
    ]);
    const found = wrong(
      product.filter(under('server/features')),
      (to) => (/^(server|db)\//.test(to) && !open(to)) || assemblers.has(to),
    );
    expect(found).toEqual([]);
  });

  test('tenancy and db stand below everything else', () => {
    const lower = wrong(
      product.filter(under('server/db')),
      (to) => to.startsWith('server/') && !to.startsWith('server/db/'),
    );
    const tenancy = wrong(
      product.filter(under('server/tenancy')),
      (to) => to.startsWith('server/') && !under('server/tenancy', 'server/db')(to),
    );
    expect([...lower, ...tenancy]).toEqual([]);
  });

  /** Doors of a noun: what others may use of it. */
  const doors = /\/(commands|queries|resource|policy)\.ts$/;
  const otherDoors: Record<string, string> = {
    'server/features/organizations/current.ts':
      'which organisation is chosen: asked by whatever follows that choice',
    'server/features/users/transitions.ts':
      'which moves an account can make: a person makes their own by links and passwords',
    'server/features/volunteer-centers/mail-look.ts':
      'the look of a centre in its mails: asked by every sender',
  };

  test('one feature uses another only through its commands, queries, resource and policy', () => {
    const nounOf = (path: string) => path.split('/')[2];
    const found = product
      .filter(under('server/features'))
      .flatMap((from) =>
        importsOf(from).filter(
          (to) => to.startsWith('server/features/') && nounOf(to) !== nounOf(from) && !doors.test(to),
        ),
      );
    expect(comparedWith(found, otherDoors)).toEqual(nothingElse);
  });

  test('a route is only known to the list of routes and to its own noun', () => {
    const found = wrong(
      product.filter(under('server/features')),
      (to, from) => to.endsWith('/routes.ts') && !to.startsWith(posix.dirname(from)),
    );
    expect(found).toEqual([]);
  });
});

test('app/ui knows no router, no API, no feature and no noun', () => {
  const found = wrong(
    product.filter(under('app/ui')),
    (to) =>
      to.startsWith('react-router') ||
      to === 'app/routes.ts' ||
      // Which languages there are and how they write numbers, where icons come from, what formatted text may hold, how a wrong
      // field is said and what a part of a map is, is no noun.
      (under('app/api', 'app/features', 'app/shell', 'contract')(to) &&
        ![
          'contract/locales.ts',
          'contract/formatters.ts',
          'contract/icons.ts',
          'contract/field-texts.ts',
          'contract/map-area.ts',
        ].includes(to) &&
        !under('contract/rich-text')(to)),
  );
  expect(found).toEqual([]);
});

test('one feature of the screens uses another only through its parts or a sub-noun', () => {
  const nounOf = (path: string) => path.split('/')[2];
  const found = wrong(
    product.filter(under('app/features')),
    (to, from) =>
      to.startsWith('app/features/') &&
      nounOf(to) !== nounOf(from) &&
      !/^app\/features\/[\w-]+\/(?!messages\/)[\w-]+\//.test(to),
  );
  expect(found).toEqual([]);
});

test('only an organisation that moves, and whoever is away from home, looks into two centres in one transaction', () => {
  const users = product.filter(
    (path) => path !== 'server/tenancy/scope.ts' && textOf(path).includes('inOtherCenter'),
  );
  expect(users).toEqual(['server/features/organizations/moving/commands.ts', 'server/http/at-home.ts']);
});

test('no file imports itself by way of others', () => {
  const known = new Set(code);
  const finished = new Set<string>();
  const cycles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (finished.has(file)) return;
    for (const next of importsOf(file)) if (known.has(next)) follow(next, [...path, file]);
    finished.add(file);
  };
  for (const file of code) follow(file, []);
  expect(cycles).toEqual([]);
});
