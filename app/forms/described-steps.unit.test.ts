import { expect, test } from 'vitest';
import type { Question } from '#contract/form-questions.ts';
import { hasPages, stepsOf } from './described-steps.ts';

const opening = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'info_section',
  title: `Over ${id}`,
  startsPage: true,
  ...more,
});
const text = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title: id,
  ...more,
});
const tick = (id: string): Question => ({ id, type: 'checkbox', title: id });
const when = (questionId: string) => ({ condition: { questionId, answer: 'true' } });
const shown = (questions: Question[], values: Record<string, boolean>) =>
  stepsOf({ questions, agreement: [], values, locale: 'nl', hasScript: true })
    .filter(({ isSkipped }) => !isSkipped?.({}))
    .map(({ label, fields }) => [label, ...fields]);

test('a form without an opening is one page, and what stands before the first has a name of its own', () => {
  expect(hasPages([text('naam')])).toBe(false);
  expect(hasPages([opening('jou'), text('naam')])).toBe(false);
  const paged = [text('naam'), opening('eten'), text('wat')];
  expect(hasPages(paged)).toBe(true);
  expect(shown(paged, {})).toEqual([
    ['Om te beginnen', 'naam'],
    ['Over eten', 'wat'],
  ]);
});

test('a page is skipped when it is not asked, or when nothing on it is, and keeps what was typed there', () => {
  const whole = [tick('eet'), opening('eten', when('eet')), text('wat'), opening('slot'), text('meer')];
  expect(shown(whole, { eet: false }).map(([label]) => label)).toEqual(['Om te beginnen', 'Over slot']);
  expect(shown(whole, { eet: true })).toHaveLength(3);
  const each = [tick('eet'), opening('eten'), text('wat', when('eet')), opening('slot')];
  // What only explains is a page too.
  expect(shown(each, { eet: false })).toEqual([['Om te beginnen', 'eet'], ['Over slot']]);
  const [, page] = stepsOf({
    questions: each,
    agreement: [],
    values: { eet: false },
    locale: 'nl',
    hasScript: true,
  });
  expect(page).toMatchObject({ fields: [], kept: ['wat'] });
});

test('without script what may be asked is drawn, and what is not travels along', () => {
  const questions = [
    tick('eet'),
    opening('eten'),
    tick('vis'),
    text('welke', when('vis')),
    text('wat', when('eet')),
    text('hoe', when('wat')),
  ];
  const page = (hasScript: boolean, eet: boolean) =>
    stepsOf({ questions, agreement: [], values: { eet }, locale: 'nl', hasScript })[1];
  expect(page(true, false)).toMatchObject({ fields: ['vis'], unseen: ['welke', 'wat', 'hoe'] });
  expect(page(false, false)).toMatchObject({ fields: ['vis'], unseen: ['wat', 'hoe'] });
  expect(page(false, true)).toMatchObject({ fields: ['vis', 'wat'], unseen: [] });
});

test('what is to be agreed to stands on the last page that is not skipped', () => {
  const questions = [tick('eet'), opening('eten', when('eet')), text('wat')];
  const agreement = [{ ...tick('akkoord'), isRequired: true }];
  const fieldsOf = (eet: boolean) =>
    stepsOf({ questions, agreement, values: { eet }, locale: 'nl', hasScript: true }).map(
      ({ fields }) => fields,
    );
  expect(fieldsOf(false)).toEqual([['eet', 'akkoord'], []]);
  expect(fieldsOf(true)).toEqual([['eet'], ['wat', 'akkoord']]);
});
