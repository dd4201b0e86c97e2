import { expect, test } from 'vitest';
import { searching } from './searching.ts';

const id = '00000000-0000-7000-8000-000000000000';

test.each([
  '/vacancies',
  '/vacancies/search',
  `/vacancies/${id}`,
  '/vacancies/saved',
  '/vacancies/alerts/add',
])('%s is where somebody looks for work', (path) => expect(searching.test(path)).toBe(true));

test.each([`/vacancies/${id}/renew`, `/vacancies/${id}/edit`, `/vacancies/${id}/fill`, '/dashboard'])(
  '%s is not',
  (path) => expect(searching.test(path)).toBe(false),
);
