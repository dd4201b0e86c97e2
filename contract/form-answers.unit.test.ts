import { expect, test } from 'vitest';
import { answerIn, fieldsOf } from './form-answers.ts';
import { answersOf, ownFieldOf, ownOption, type Question } from './form-questions.ts';
import { optionsOf, typedQuestion } from './form-question-fields.ts';

const food: Question = {
  id: 'food',
  type: 'multiple_choice',
  title: 'Eten?',
  options: ['Soep'],
  allowsOther: true,
};
const own = ownFieldOf('food');
const wrong = (question: Question, fields: Record<string, unknown>) => {
  const read = answersOf([question]).safeParse(fields);
  return read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
};

test('something of one’s own is a field of its own, and stands where an option would', () => {
  const fields = fieldsOf([food], new Map([['food', 'Taart']]));
  expect(fields).toEqual({ food: ownOption, [own]: 'Taart' });
  expect(answerIn(food, fields)).toBe('Taart');
  const many = { ...food, allowsMany: true };
  const several = fieldsOf([many], new Map([['food', ['Soep', 'Taart']]]));
  expect(several).toEqual({ food: ['Soep', ownOption], [own]: 'Taart' });
  expect(answerIn(many, several)).toEqual(['Soep', 'Taart']);
});

test('whoever chooses it says what, and whoever says what has chosen it', () => {
  expect(wrong(food, { food: ownOption, [own]: ' ' })).toEqual([own]);
  expect(wrong(food, { food: ownOption })).toEqual([own]);
  const many = { ...food, allowsMany: true };
  expect(wrong(food, { food: null, [own]: 'Taart' })).toEqual([]);
  expect(answerIn(food, { food: null, [own]: 'Taart' })).toBe('Taart');
  expect(answerIn(food, { food: null, [own]: ' ' })).toBeNull();
  expect(wrong(many, { food: [], [own]: 'Taart' })).toEqual([]);
  expect(answerIn(many, { food: [], [own]: 'Taart' })).toEqual(['Taart']);
  expect(answerIn(many, { food: ['Soep'], [own]: 'Taart' })).toEqual(['Soep', 'Taart']);
  expect(wrong({ ...food, isRequired: true }, { [own]: 'Taart' })).toEqual(['food']);
  expect(wrong(food, { food: 'Soep', [own]: 'Taart' })).toEqual([]);
  expect(answerIn(food, { food: 'Soep', [own]: 'Taart' })).toBe('Soep');
});

test('options are typed on lines, and each line is one by its rules', () => {
  expect(optionsOf(' Soep \n\n\tBrood\n')).toEqual(['Soep', 'Brood']);
  const codeOf = (options: string) => {
    const read = typedQuestion.safeParse({ text: 'Eten?', questionType: 'multiple_choice', options });
    return read.success
      ? null
      : read.error.issues.map((issue) => 'params' in issue && issue.params?.['code']);
  };
  expect(codeOf('Soep\nBrood')).toBeNull();
  expect(codeOf('Soep\nSoep')).toEqual(['duplicate']);
  expect(codeOf('a'.repeat(121))).toEqual(['too_long']);
  expect(codeOf(Array.from({ length: 51 }, (_, at) => `Optie ${at}`).join('\n'))).toEqual(['too_many']);
});
