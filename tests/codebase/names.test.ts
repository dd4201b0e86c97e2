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
  ['deed', 'action or event'],
  ['deeds', 'actions or events'],
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
  ['deed', 'action or event'],
  ['deeds', 'actions or events'],
  ['Deed', 'Action or AuditEvent'],
]);

test('files and folders have names that a stranger understands', () => {
  const found = folders
    .flatMap(filesUnder)
    .filter((path) => path.split('/').some((part) => files.has(part.replace(/\..*$/, ''))));
  expect(found).toEqual([]);
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
