import { expect, test } from 'vitest';
import type { Page } from '#app/api/page-context.ts';
import { answerBulk } from './bulk.server.ts';

const page = { now: new Date(0) } as Page;
const url = new URL('http://centre.example/vacancies?q=tuin');

/** The answer to a form; `sent` holds what the call was asked. */
async function answered(fields: readonly (readonly [string, string])[]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const sent: [string[], object, boolean][] = [];
  const answer = await answerBulk(page, { url, form }, (key) => key, {
    acts: ['extend'],
    matching: async () => ['1', '2', '3'],
    typed: () => ({ day: form.get('day') ?? '' }),
    changeOf: (_act, { day }) => (day === '' ? null : { day }),
    missing: () => 'choose a day',
    send: async (ids, change, dryRun) => {
      sent.push([ids, change, dryRun]);
      return { record: { changed: ids.length, refused: 0 }, meta: { report: [] }, undo: 'back' };
    },
    done: (_act, count) => `${count} extended`,
  });
  return { answer, sent };
}

const chosen = [
  ['act', 'extend'],
  ['ids', '1'],
] as const;

test('it is tried first, with those that were chosen or all that the list finds', async () => {
  const { answer, sent } = await answered([...chosen, ['day', 'monday']]);
  expect(sent).toEqual([[['1'], { day: 'monday' }, true]]);
  expect(answer).toMatchObject({ act: 'extend', ids: ['1'], day: 'monday', changed: 1, report: [] });
  const all = await answered([...chosen, ['scope', 'matching'], ['day', 'monday']]);
  expect(all.sent[0]?.[0]).toEqual(['1', '2', '3']);
});

test('it is done only for whoever is sure of what was seen, and goes back to the same list', async () => {
  const sure = (seen: object) => [
    ...chosen,
    ['day', 'monday'] as const,
    ['sure', 'yes'] as const,
    ['seen', JSON.stringify(seen)] as const,
  ];
  expect((await answered(sure({ day: 'friday' }))).sent[0]?.[2]).toBe(true);
  const { answer, sent } = await answered(sure({ day: 'monday' }));
  expect(sent[0]?.[2]).toBe(false);
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/vacancies?q=tuin');
});

test('nothing is sent without somebody chosen, or with something left to choose, which is said when asked for', async () => {
  const none = await answered([['act', 'extend']]);
  expect(none.answer).toBeInstanceOf(Response);
  const open = await answered(chosen);
  expect(open.answer).toMatchObject({ report: null, errors: {} });
  const asked = await answered([...chosen, ['check', 'yes']]);
  expect(asked.answer).toMatchObject({ report: null, errors: { general: 'choose a day' } });
  expect([...none.sent, ...open.sent, ...asked.sent]).toEqual([]);
});

test('an act that the list does not have is refused', async () => {
  await expect(answered([['act', 'delete']])).rejects.toMatchObject({ init: { status: 400 } });
});
