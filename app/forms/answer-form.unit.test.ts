import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { text } from '#contract/fields.ts';
import type { Page } from '#app/api/page-context.ts';
import { ApiError } from '#app/api/api-error.ts';
import { answerForm, nameOfPointer, problemsOf } from './answer-form.server.ts';
import { firstWrong, stepPostOf, visibleSteps } from './form-steps.ts';
import { intentOf, listChangeOf, withListChange, type ListChange } from './list-changes.ts';

const schema = z.object({ firstName: text(9), shifts: z.array(z.object({ startTime: text(5) })) });

test.each([
  ['/data/attributes/first_name', 'firstName'],
  ['/data/attributes/shifts/0/start_time', 'shifts.0.startTime'],
  ['/data/relationships/organization', 'organization'],
  ['/first_name', 'firstName'],
])('%s is the field %s', (pointer, name) => {
  expect(nameOfPointer(pointer)).toBe(name);
});

test('problems stand at their fields, the first of each; what the form has no place for is said apart', () => {
  const problem = (detail: string, pointer?: string) => ({
    status: '422',
    code: 'blank',
    title: '',
    detail,
    ...(pointer && { source: { pointer } }),
  });
  const error = new ApiError(422, [
    problem('een', '/data/attributes/first_name'),
    problem('twee', '/data/attributes/first_name'),
    problem('drie', '/data/attributes/shifts/0/start_time'),
    problem('vier', '/data/attributes/shifts/0/other'),
    problem('vijf', '/data/attributes/vacancy_id'),
    problem('zes'),
  ]);
  expect(problemsOf(schema, error)).toMatchObject({
    fields: { firstName: 'een', 'shifts.0.startTime': 'drie', shifts: 'vier' },
    general: ['vijf', 'zes'],
  });
});

test('rows are added, moved and taken away, as the buttons say', () => {
  const values = { rows: [{ a: '1' }, { a: '2' }] };
  const after = (change: ListChange) =>
    withListChange(values, listChangeOf(intentOf(change)) ?? change, { a: '' })['rows'];
  expect(after({ act: 'add', list: 'rows' })).toEqual([{ a: '1' }, { a: '2' }, { a: '' }]);
  expect(after({ act: 'move', list: 'rows', at: 1, to: 0 })).toEqual([{ a: '2' }, { a: '1' }]);
  expect(after({ act: 'remove', list: 'rows', at: 0 })).toEqual([{ a: '2' }]);
  expect(after({ act: 'remove', list: 'rows', at: 7 })).toEqual(values.rows);
  expect(listChangeOf('next:message')).toBeNull();
});

test('a step is left when it is right, and back always; one that is left out is passed over', () => {
  const steps = [
    { name: 'who', fields: ['who'] },
    { name: 'group', fields: ['people'], isSkipped: ({ who }: { who?: unknown }) => who !== 'group' },
    { name: 'check', fields: ['consent'] },
  ];
  expect(visibleSteps(steps, { who: 'alone' }).map(({ name }) => name)).toEqual(['who', 'check']);
  expect(stepPostOf('next:who', steps, { who: 'alone' }, { consent: 'x' })).toEqual({ to: 'check' });
  expect(stepPostOf('next:who', steps, { who: '' }, { who: 'x', consent: 'x' })).toEqual({
    to: 'check',
    wrong: { who: 'x' },
  });
  expect(stepPostOf('back:check', steps, { who: 'group' }, { people: 'x' })).toEqual({ to: 'group' });
  expect(stepPostOf('change:who', steps, { who: 'group' }, { consent: 'x' })).toEqual({ to: 'who' });
  expect(stepPostOf('change:group', steps, { who: 'alone' }, {})).toBeNull();
  expect(stepPostOf('add:rows', steps, {}, {})).toBeNull();
  expect(firstWrong(steps, { consent: 'x' })).toBe(2);
  expect(firstWrong(steps, {})).toBe(2);
});

test('an edited record keeps what was not shown, though its contract requires it; something new does not', async () => {
  const form = new FormData();
  form.set('firstName', 'Sanne');
  form.set('lockVersion', '3');
  const page = { now: new Date(0), locale: 'en' } as Page;
  const asked = { schema: z.object({ firstName: text(9), email: text(20) }), labels: { email: 'Address' } };
  const edited = await answerForm(page, form, {
    ...asked,
    reload: async () => ({ lockVersion: 4 }),
    send: async (attributes, { lockVersion }) => ({ attributes, lockVersion }),
  });
  expect(edited.data).toMatchObject({
    kind: 'saved',
    result: { attributes: { firstName: 'Sanne' }, lockVersion: 3 },
  });
  const added = await answerForm(page, form, { ...asked, send: async () => null });
  expect(added.data).toMatchObject({ kind: 'refused', fields: { email: 'Address is a required field' } });
});
