import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedOf, conditionAnswers } from './form-conditions.ts';
import { conditionIn, conditionText } from './form-question-fields.ts';
import { ownFieldOf, ownOption, type Condition, type Question } from './form-questions.ts';
import { formCreate } from './forms.ts';

const [food, which, dishes, page] = [1, 2, 3, 4].map((at) => `01935e00-0000-7000-8000-00000000000${at}`) as [
  string,
  string,
  string,
  string,
];
const when = (questionId: string, answer: string): { condition: Condition } => ({
  condition: { questionId, answer },
});

const tick: Question = { id: food, type: 'checkbox', title: 'Eet je mee?' };
const choice: Question = {
  id: which,
  type: 'multiple_choice',
  title: 'Wat?',
  options: ['Soep', 'Brood'],
  allowsOther: true,
};
const last: Question = { id: dishes, type: 'text', title: 'Waarom?' };

const asked = (questions: readonly Question[], fields: Record<string, unknown>) =>
  askedOf(questions, fields).map(({ title }) => title);

describe('what is asked', () => {
  test('hangs on a tick, or on one that is not set', () => {
    const yes = [tick, { ...choice, ...when(food, 'true') }];
    expect(asked(yes, { [food]: true })).toEqual(['Eet je mee?', 'Wat?']);
    expect(asked(yes, { [food]: false })).toEqual(['Eet je mee?']);
    const no = [tick, { ...choice, ...when(food, 'false') }];
    expect(asked(no, {})).toEqual(['Eet je mee?', 'Wat?']);
    expect(asked(no, { [food]: true })).toEqual(['Eet je mee?']);
  });

  test('hangs on one of the options, of one or of many, and on something of one’s own', () => {
    const one = [choice, { ...last, ...when(which, 'Soep') }];
    expect(asked(one, { [which]: 'Soep' })).toHaveLength(2);
    expect(asked(one, { [which]: 'Brood' })).toHaveLength(1);
    expect(asked(one, {})).toHaveLength(1);
    const many = [{ ...choice, allowsMany: true }, one[1] as Question];
    expect(asked(many, { [which]: ['Brood', 'Soep'] })).toHaveLength(2);
    expect(asked(many, { [which]: ['Brood'] })).toHaveLength(1);
    const own = [choice, { ...last, ...when(which, ownOption) }];
    // As soon as it is chosen, and also where only the words of it were typed.
    expect(asked(own, { [which]: ownOption })).toHaveLength(2);
    expect(asked(own, { [ownFieldOf(which)]: 'Taart' })).toHaveLength(2);
    expect(asked(own, { [which]: 'Soep', [ownFieldOf(which)]: 'Taart' })).toHaveLength(1);
    // An option that is there no more is nothing of one's own.
    expect(asked(own, { [which]: 'Taart' })).toHaveLength(1);
    // Whoever says one of the options has answered that.
    expect(asked(own, { [which]: ownOption, [ownFieldOf(which)]: 'Soep' })).toHaveLength(1);
    expect(asked(one, { [which]: ownOption, [ownFieldOf(which)]: 'Soep' })).toHaveLength(2);
  });

  test('falls away with what it hangs on, and with the page that it stands on', () => {
    const chain = [tick, { ...choice, ...when(food, 'true') }, { ...last, ...when(which, 'Soep') }];
    expect(asked(chain, { [food]: true, [which]: 'Soep' })).toHaveLength(3);
    expect(asked(chain, { [food]: false, [which]: 'Soep' })).toEqual(['Eet je mee?']);
    const opening: Question = {
      id: page,
      type: 'info_section',
      title: 'Over het eten',
      startsPage: true,
      ...when(food, 'true'),
    };
    const paged = [
      tick,
      opening,
      choice,
      { ...opening, id: 'later', title: 'Tot slot', condition: undefined },
    ];
    expect(asked(paged as Question[], { [food]: false })).toEqual(['Eet je mee?', 'Tot slot']);
    expect(asked(paged as Question[], { [food]: true })).toHaveLength(4);
  });
});

const wire = {
  tick: { questionId: food, text: 'Eet je mee?', questionType: 'checkbox' },
  choice: { questionId: which, text: 'Wat?', questionType: 'multiple_choice', options: ['Soep', 'Brood'] },
  last: { questionId: dishes, text: 'Waarom?', questionType: 'text' },
  opening: { questionId: page, text: 'Eten', questionType: 'info_section', startsPage: true },
};
const problemsOf = (...questions: object[]) => {
  const read = formCreate.safeParse({ title: 'Eten', locale: 'nl', questions });
  return read.success
    ? []
    : read.error.issues.map((issue) => [issue.path.join('.'), 'params' in issue && issue.params?.['code']]);
};

describe('a form', () => {
  test('lets a question hang on one before it alone', () => {
    expect(problemsOf(wire.tick, { ...wire.last, ...when(food, 'true') })).toEqual([]);
    for (const wrong of [
      [{ ...wire.last, ...when(food, 'true') }, wire.tick],
      [{ ...wire.tick, ...when(food, 'true') }],
      [{ ...wire.last, ...when(which, 'Soep') }],
    ])
      expect(problemsOf(...wrong)).toEqual([['questions.0.condition', 'not_before']]);
  });

  test('lets it hang on an answer that can be given', () => {
    expect(problemsOf(wire.choice, { ...wire.last, ...when(which, 'Taart') })).toEqual([
      ['questions.1.condition', 'inclusion'],
    ]);
    expect(problemsOf(wire.last, { ...wire.tick, ...when(dishes, 'Daarom') })).toEqual([
      ['questions.1.condition', 'inclusion'],
    ]);
    expect(
      problemsOf({ ...wire.choice, allowsOther: true }, { ...wire.last, ...when(which, ownOption) }),
    ).toEqual([]);
    expect(problemsOf(wire.choice, { ...wire.last, ...when(which, ownOption) })).toHaveLength(1);
  });

  test('has no question that is never asked', () => {
    const soup = { ...wire.opening, ...when(which, 'Soep') };
    const inIt = { ...wire.last, ...when(which, 'Brood') };
    expect(problemsOf(wire.choice, soup, inIt)).toEqual([['questions.2.condition', 'never_asked']]);
    expect(problemsOf({ ...wire.choice, allowsMany: true }, soup, inIt)).toEqual([]);
    expect(problemsOf(wire.choice, soup, { ...wire.last, ...when(which, 'Soep') })).toEqual([]);
    // One of several that may be chosen, and what is left of another kind.
    const atMostOne = { ...wire.choice, allowsMany: true, mostChoices: 1 };
    expect(problemsOf(atMostOne, soup, inIt)).toHaveLength(1);
    const without = { ...wire.opening, ...when(food, 'false') };
    const anyway = { ...wire.last, ...when(food, 'true') };
    expect(problemsOf({ ...wire.tick, allowsMany: true }, without, anyway)).toHaveLength(1);
    expect(problemsOf({ ...wire.tick, required: true }, without)).toEqual([
      ['questions.1.condition', 'inclusion'],
    ]);
  });

  test('is judged at once, also where each page hangs on the one before', () => {
    const id = (at: number) => `01935e00-0000-7000-8000-0000000001${String(at).padStart(2, '0')}`;
    const chain = Array.from({ length: 50 }, (_, at) => ({
      questionId: id(at),
      text: `Pagina ${at}`,
      questionType: at % 2 === 0 ? 'checkbox' : 'info_section',
      startsPage: true,
      ...(at > 0 && when(id(at - (at % 2 === 0 ? 2 : 1)), 'true')),
    }));
    expect(new Set(problemsOf(...chain).map(String))).toEqual(
      new Set(['questions.7.startsPage,too_many_pages']),
    );
    const openings = chain.map((one, at) => ({
      ...one,
      questionType: 'info_section',
      ...(at > 0 && when(id(at - 1), 'true')),
    }));
    expect(problemsOf(...openings).length).toBeGreaterThan(40);
  });

  test('has four pages at the most, with what stands before the first', () => {
    const opening = ({ at }: { at: number }) => ({ ...wire.opening, questionId: null, text: `Pagina ${at}` });
    const openings = [1, 2, 3, 4, 5].map((at) => opening({ at }));
    expect(problemsOf(...openings.slice(0, 4))).toEqual([]);
    expect(problemsOf(...openings)).toEqual([['questions.4.startsPage', 'too_many_pages']]);
    expect(problemsOf(wire.tick, ...openings.slice(0, 4))).toEqual([
      ['questions.4.startsPage', 'too_many_pages'],
    ]);
    // Of what is asked it says nothing.
    expect(problemsOf(...openings.slice(0, 4), { ...wire.last, startsPage: true })).toEqual([]);
  });
});

test('a condition is read from its text as it was written, whatever the answer', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.string({ minLength: 1 }), (questionId, answer) => {
      expect(conditionIn(conditionText({ questionId, answer }))).toEqual({ questionId, answer });
    }),
  );
  expect([conditionIn(''), conditionIn(null), conditionIn('Soep')]).toEqual([null, null, null]);
});

test('what can be hung on are options and ticks alone', () => {
  const of = (questionType: 'text' | 'checkbox' | 'multiple_choice') =>
    conditionAnswers({ questionType, options: ['Soep'] });
  expect([of('text'), of('checkbox'), of('multiple_choice')]).toEqual([[], ['true', 'false'], ['Soep']]);
});
