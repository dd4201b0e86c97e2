/** Names that nobody outside of this project understood do not come back. */
import { expect, test } from 'vitest';
import { filesUnder, isCode, treeOf, walk } from './source.ts';

const folders = ['app', 'contract', 'server', 'tests', 'bench'];

/** Of files and folders, without what is behind the dot, and what they are called now. */
const files = new Map([
  ['page-gift', 'request-context'],
  ['half-way', 'pending-sign-in'],
  ['own-session', 'admin-session'],
  ['own-account', 'account'],
  ['slow-down', 'throttle'],
  ['at-home', 'in-home-center'],
  ['even-time', 'equalize-timing'],
  ['fresh-uid', 'uid-change'],
  ['personal-traces', 'personal-data'],
  ['keep-on-lost', 'keep-on-network-error'],
  ['typed-before', 'input-before-hydration'],
  ['told-page', 'message-page'],
  ['mail-look', 'mail-branding'],
  ['ways-out', 'relaxed-searches'],
  ['organization-care', 'organization-admin'],
  ['vacancy-care', 'vacancy-admin'],
  ['admission', 'organization-approval'],
  ['upkeep', 'maintenance'],
  ['trap', 'honeypot'],
  ['later', 'lazy-on-interaction'],
  ['news', 'notify'],
  ['parts', 'components'],
]);

/** Of variables, functions and types. */
const identifiers = new Map([
  ['PageGift', 'RequestContext'],
  ['HalfWay', 'PendingSignIn'],
  ['EvenTime', 'TimingEqualizer'],
  ['ListChoice', 'ListState'],
  ['SearchChoice', 'SearchState'],
  ['WayOut', 'RelaxedSearch'],
  ['ToldPage', 'MessagePage'],
  ['ShownVacancy', 'VacancyView'],
  ['keepOnLost', 'keepOnNetworkError'],
  ['comeAlive', 'noteInteraction'],
  ['reachOf', 'accessLevelOf'],
  ['atHome', 'inHomeCenter'],
  ['tellUid', 'noteUidChange'],
  ['auditActs', 'auditActions'],
  ['isTrial', 'isDryRun'],
]);

/** Of whatever has a name: they are no part of one either, as in `row-deeds`, `forget_deeds` or `merge.deed`. */
const words = new Map([
  ['deed', 'action or event'],
  ['deeds', 'actions or events'],
  ['upkeep', 'maintenance'],
]);
/** Dutch, for readers. */
const dutch = new Set(['wat-je-deed']);
/** The words of a name, however they are joined. */
const wordsOf = (name: string) =>
  name.split(/[^A-Za-z0-9]|(?<=[a-z0-9])(?=[A-Z])/).map((one) => one.toLowerCase());
const wrongWordsOf = (name: string) => (dutch.has(name) ? [] : wordsOf(name).filter((one) => words.has(one)));

/** What a centre writes is called news by everybody. */
const isNewsOfCenter = (path: string) => path.startsWith('app/features/pages/');

test('files and folders have names that a stranger understands', () => {
  const found = folders
    .flatMap(filesUnder)
    .filter((path) => !isNewsOfCenter(path))
    .filter((path) => path.split('/').some((part) => files.has(part.replace(/\..*$/, ''))));
  expect(found).toEqual([]);
});

test('no word that nobody understood is a part of the name of a file, a variable, a key or a task', () => {
  const found = new Set<string>();
  for (const path of folders.flatMap(filesUnder)) {
    const note = (name: string) =>
      wrongWordsOf(name).forEach((one) => found.add(`${path}: ${name}, rather ${words.get(one)}`));
    note(path);
    if (!isCode(path) || path === 'tests/codebase/names.test.ts') continue;
    walk(treeOf(path), (node, parent) => {
      if (node.type.endsWith('Identifier')) note(String(node['name']));
      // Names stand in texts as well: of keys, tasks, columns and marks. What has a space in it is a sentence.
      if (node.type === 'TemplateElement')
        note((node['value'] as { raw: string }).raw.replace(/^\S*\s.*$/s, ''));
      const isWord = parent?.type === 'Property' && parent['value'] === node && path.includes('/messages/');
      const value = node.type === 'Literal' && !isWord ? node['value'] : '';
      if (typeof value === 'string' && !/\s/.test(value)) note(value);
    });
  }
  expect([...found]).toEqual([]);
});

test('identifiers have names that a stranger understands', () => {
  const found = new Set<string>();
  // Keys of messages are words of their own.
  const code = folders.flatMap(filesUnder).filter((path) => isCode(path) && !path.includes('/messages/'));
  for (const path of code)
    walk(treeOf(path), (node) => {
      const name = String(node['name']);
      if (!node.type.endsWith('Identifier') || !identifiers.has(name)) return;
      found.add(`${path}: ${name}, rather ${identifiers.get(name)}`);
    });
  expect([...found]).toEqual([]);
});
