import { expect, test } from 'vitest';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { answerActions } from './answer-acts.server.ts';

const page = { now: new Date(7), locale: 'nl' } as Page;
const posted = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};
const problem = { status: '422', code: 'too_long', title: '', detail: 'Te lang' };

test('what was done leads on to the page, or to the one that the act names, with a word and the way back', async () => {
  const acts = {
    archive: async () => ({ told: 'Weg', undo: 'u1' }),
    remove: async () => ({ to: '/users' }),
  };
  const done = (await answerActions(page, posted({ act: 'archive' }), '/users/1', acts)) as Response;
  expect([done.status, done.headers.get('location')]).toEqual([303, '/users/1']);
  expect(decodeURIComponent(done.headers.get('set-cookie') ?? '')).toMatch(/"title":"Weg".*"undo":"u1"/);
  const gone = (await answerActions(page, posted({ act: 'remove' }), '/users/1', acts)) as Response;
  expect([gone.headers.get('location'), gone.headers.get('set-cookie')]).toEqual(['/users', null]);
});

test.each([
  ['/en/users/1', '/users', '/en/users'],
  ['/nl/users/1', '/users?q=a', '/nl/users?q=a'],
  ['/users/1', '/users', '/users'],
  // The language itself was changed.
  ['/en/users/1', '/nl/users', '/nl/users'],
])('from %s an act that leads to %s goes on to %s', async (from, to, location) => {
  const gone = (await answerActions(page, posted({ act: 'remove' }), from, {
    remove: async () => ({ to }),
  })) as Response;
  expect(gone.headers.get('location')).toBe(location);
});

test('a refusal says which form it was, and gives back what was typed, but no secret', async () => {
  const form = posted({ act: 'note', noteId: '7', note: 'Bel', currentPassword: 'geheim', token: 'x' });
  const answer = await answerActions(page, form, '/', {
    note: async () => {
      const source = { pointer: '/data/attributes/note' };
      throw new ApiError(422, [{ ...problem, source }, problem]);
    },
  });
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      kind: 'act-refused',
      act: 'note',
      typed: { act: 'note', noteId: '7', note: 'Bel' },
      fields: { note: 'Te lang' },
      general: ['Te lang'],
    },
  });
  expect((answer as { data: { typed: object } }).data.typed).not.toHaveProperty('currentPassword');
  expect((answer as { data: { typed: object } }).data.typed).not.toHaveProperty('token');
});

test('a button goes before its form, and a name that came twice comes back as a list', async () => {
  const form = posted({ act: 'save' });
  for (const [name, value] of [
    ['act', 'drop'],
    ['column', 'email'],
    ['column', 'role'],
  ] as const)
    form.append(name, value);
  const answer = await answerActions(page, form, '/', {
    save: async () => ({}),
    drop: async () => ({ refused: { fields: { column: 'Kies' } } }),
  });
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: { act: 'drop', typed: { column: ['email', 'role'] }, fields: { column: 'Kies' }, general: [] },
  });
});

test('what is refused of something that the form does not ask is said over it', async () => {
  const answer = await answerActions(page, posted({ act: 'fill' }), '/', {
    fill: async () => {
      throw new ApiError(409, [{ ...problem, source: { pointer: '/data/attributes/positions' } }]);
    },
  });
  expect(answer).toMatchObject({ init: { status: 409 }, data: { fields: {}, general: ['Te lang'] } });
});

test.each(['', 'other', 'constructor', 'toString'])('%j is no act of the page', async (act) => {
  await expect(
    answerActions(page, posted({ act }), '/', { archive: async () => ({}) }),
  ).rejects.toMatchObject({
    init: { status: 400 },
  });
});
