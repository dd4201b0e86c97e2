import { expect, test } from 'vitest';
import { pagesOf } from './form-pages.ts';
import type { Question } from './form-questions.ts';

test('a page goes from what begins it to what begins the next', () => {
  const question = (id: string, startsPage = false): Question => ({
    id,
    type: startsPage ? 'info_section' : 'text',
    title: id,
    startsPage,
  });
  const names = (questions: Question[]) =>
    pagesOf(questions).map(({ name, opening, questions: inIt }) => [
      name,
      opening?.id ?? null,
      ...inIt.map(({ id }) => id),
    ]);
  expect(names([])).toEqual([]);
  expect(names([question('a'), question('b'), question('c', true), question('d')])).toEqual([
    ['a', null, 'a', 'b'],
    ['c', 'c', 'd'],
  ]);
  expect(names([question('a', true), question('b', true), question('c')])).toEqual([
    ['a', 'a'],
    ['b', 'b', 'c'],
  ]);
});
