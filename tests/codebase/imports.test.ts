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
        !(isParser(to) && /^contract\/rich-text\/(sanitize|pasted|to-markdown|posted)\.ts$/.test(from)),
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

  test('screens show what `can` says: who may what is worked out by the server alone', () => {
    expect(wrong(code.filter(under('app')), (to) => to === 'contract/rights.ts')).toEqual([]);
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
    'server/jobs/all-tasks.ts → tasks': 'the one list of jobs',
    'server/jobs/all-tasks.ts → mail-branding': 'says under whose name the job of mails sends',
  };

  test('http, db, tenancy, auth, audit, jobs and mail never import a feature, but where the house is put together', () => {
    const found = wrong(
      product.filter(
        under(...['http', 'db', 'tenancy', 'auth', 'audit', 'jobs', 'mail'].map((name) => `server/${name}`)),
      ),
      under('server/features'),
    );
    const kinds = found.map((one) => one.replace(/server\/features\/.*\//, '').replace(/\.ts$/, ''));
    expect(comparedWith(kinds, assembly), found.join('\n')).toEqual(nothingElse);
  });

  test('features import http, db, tenancy, auth, audit, jobs, mail, files, storage and the contract, never what starts the server', () => {
    const open = under(
      'contract',
      'server/features',
      ...['http', 'db', 'tenancy', 'auth', 'audit', 'jobs', 'mail', 'files', 'storage'].map(
        (name) => `server/${name}`,
      ),
    );
    const assemblers = new Set([
      'server/http/assemble.ts',
      'server/http/dispatch.ts',
      'server/http/perform.ts',
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
  const doors = /\/(commands|queries|resource|policy|personal)\.ts$/;
  const otherDoors: Record<string, string> = {
    'server/features/users/transitions.ts':
      'which moves an account can make: a person makes their own by links and passwords',
    'server/features/pages/title-slug.ts': 'the address that a title gives: of a page, and of a form',
    'server/features/volunteer-centers/mail-branding.ts':
      'the look of a centre in its mails: asked by every sender',
    'server/features/places/understanding/letters-apart.ts': 'how many letters differ between two words',
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

  test('no noun leads back to itself', () => {
    const nounOf = (path: string) => path.split('/')[2] ?? '';
    const all = new Set(
      product.filter(under('server/features')).flatMap((from) =>
        importsOf(from)
          .filter((to) => to.startsWith('server/features/') && nounOf(to) !== nounOf(from))
          .map((to) => `${nounOf(from)} → ${nounOf(to)}`),
      ),
    );
    // Those at the end of every way are taken out until none is left, or all that are left go round.
    let rest = [...all].map((edge) => edge.split(' → '));
    for (let before = -1; before !== rest.length;) {
      before = rest.length;
      const starts = new Set(rest.map(([from]) => from));
      rest = rest.filter(([, to]) => starts.has(to));
    }
    expect(rest.map((edge) => edge.join(' → '))).toEqual([]);
  });

  test('a route is only known to the list of routes and to its own noun', () => {
    const found = wrong(
      product.filter(under('server/features')),
      (to, from) => to.endsWith('/routes.ts') && !to.startsWith(posix.dirname(from)),
    );
    expect(found).toEqual([]);
  });
});

test('what is expected of rights is written a second time, and reads nothing of the first', () => {
  const cases = code.filter((path) => path.endsWith('.cases.ts') || path.startsWith('tests/cases/'));
  expect(cases.length).toBeGreaterThan(30);
  expect(
    wrong(cases, (to) => to === 'contract/rights.ts' || /^server\/.*\/(policy|transitions)\.ts$/.test(to)),
  ).toEqual([]);
});

test('app/ui knows no router, no API, no feature and no noun', () => {
  const found = wrong(
    product.filter(under('app/ui')),
    (to) =>
      to.startsWith('react-router') ||
      to === 'app/routes.ts' ||
      // Which languages there are and how they write numbers, which day is meant, where icons come from, what formatted text may hold,
      // how a wrong field is said, how long a text may be and where it is cut, how a number is dialled and which is of a person alone, what a part of a map is and which picture is none,
      // is no noun.
      (under('app/api', 'app/features', 'app/shell', 'contract')(to) &&
        ![
          'contract/locales.ts',
          'contract/formatters.ts',
          'contract/rare-formatters.ts',
          'contract/icons.ts',
          'contract/text-limits.ts',
          'contract/cut-text.ts',
          'contract/field-texts.ts',
          'contract/dialled-number.ts',
          'contract/private-numbers.ts',
          'contract/map-area.ts',
          'contract/picture-kinds.ts',
          'contract/read-date.ts',
        ].includes(to) &&
        !under('contract/rich-text')(to)),
  );
  expect(found).toEqual([]);
});

test('one feature of the screens uses another only through its components and loaders', () => {
  const nounOf = (path: string) => path.split('/')[2];
  const found = wrong(
    product.filter(under('app/features')),
    (to, from) =>
      to.startsWith('app/features/') &&
      nounOf(to) !== nounOf(from) &&
      !/^app\/features\/[\w-]+\/(components\/.+|[\w-]+\.server\.tsx?)$/.test(to),
  );
  expect(found).toEqual([]);
});

test('only what is about two centres looks into both in one transaction: an organisation that moves, whoever is away from home, keeping centres, and what two of them agree', () => {
  const users = product.filter(
    (path) => path !== 'server/tenancy/scope.ts' && textOf(path).includes('inOtherCenter'),
  );
  expect(users).toEqual([
    'server/features/center-shares/commands.ts',
    'server/features/managed-centers/commands.ts',
    'server/features/organizations/moving/commands.ts',
    'server/http/in-home-center.ts',
  ]);
});

test('no file imports itself by way of others', () => {
  const existing = new Set(code);
  const finished = new Set<string>();
  const cycles: string[] = [];
  const follow = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) {
      cycles.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (finished.has(file)) return;
    for (const next of importsOf(file)) if (existing.has(next)) follow(next, [...path, file]);
    finished.add(file);
  };
  for (const file of code) follow(file, []);
  expect(cycles).toEqual([]);
});
