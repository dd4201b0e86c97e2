/** Whom a page names that refuses a screen, beside what the cases of each noun say who may open it. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { roles, type Role } from '#contract/roles.ts';
import { residents, type ActorName } from '#tests/cases/actors.ts';
import { expectedScreens } from '#tests/cases/all-cases.ts';
import type { ScreenRow } from '#tests/cases/case.ts';
import { root } from './source.ts';

type Ask = (path: string, own?: readonly Role[]) => Role[];
const { whoMay, whomToAsk } = (await import(join(root, 'app/shell/who-may.ts'))) as {
  whoMay: Ask;
  whomToAsk: Ask;
};

const nothing = { id: '', relation: 'missing', status: '', organizationStatus: '' } as const;
const isRole = (actor: ActorName): actor is ActorName & Role => (roles as readonly string[]).includes(actor);
const statusFor = (row: ScreenRow, actor: ActorName) => row.status({ actor, ...nothing });

/** Screens that are not about a record and refuse somebody. That of a question is refused to admins alone, who answer those. */
const refusing = Object.entries(expectedScreens).filter(
  ([path, row]) =>
    !row.about && path !== '/contactformulier' && residents.some((actor) => statusFor(row, actor) === 403),
);

describe('who may open a screen that refuses others', () => {
  test.each(refusing)('%s', (path, row) => {
    const who = whoMay(path);
    expect(who).not.toEqual([]);
    expect(who.filter((role) => statusFor(row, role as ActorName) !== 200)).toEqual([]);
    const refused = residents.filter((actor) => statusFor(row, actor) === 403).filter(isRole);
    expect(who.filter((role) => refused.includes(role))).toEqual([]);
    for (const role of refused) expect(whomToAsk(path, [role]).length).toBeGreaterThan(0);
  });

  test('are many', () => expect(refusing.length).toBeGreaterThan(15));
});

describe('whom to ask', () => {
  test('is somebody of the centre itself, where that may', () => {
    expect(whomToAsk('/instellingen/design', ['content_manager'])).toEqual(['center_superuser']);
    expect(whomToAsk('/content/menu-items', ['page_manager'])).toEqual([
      'content_manager',
      'center_superuser',
    ]);
    expect(whomToAsk('/admin/centers', ['center_superuser'])).toEqual(['admin']);
  });
  test('is nobody for who has the role: the record is not theirs', () => {
    expect(whomToAsk('/vacancies/0190/edit', ['organization_superuser'])).toEqual([]);
    expect(whomToAsk('/vacancies/0190/edit', ['volunteer'])).toEqual([
      'organization_superuser',
      'center_superuser',
    ]);
  });
  test('is nobody where the screens do not say', () => {
    expect(whomToAsk('/', ['volunteer'])).toEqual([]);
    expect(whomToAsk('/iets-anders', ['volunteer'])).toEqual([]);
  });
});
