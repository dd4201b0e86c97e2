/** From what a schema refuses to the list of what can be wrong. */
import type * as z from 'zod/mini';
import type { Problem, ProblemCode } from './errors.ts';

type Issue = z.core.$ZodIssue;

const isMissing = (issue: Issue) => issue.input === undefined || issue.input === null || issue.input === '';

function sizeProblem(issue: Issue & { code: 'too_big' | 'too_small' }): Pick<Problem, 'code' | 'values'> {
  const isBig = issue.code === 'too_big';
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  if (issue.origin === 'string') {
    if (isBig) return { code: 'too_long', values: { maximum: limit } };
    return limit <= 1 ? { code: 'blank' } : { code: 'too_short', values: { minimum: limit } };
  }
  if (issue.origin === 'array') {
    if (isBig) return { code: 'too_many', values: { maximum: limit } };
    return { code: 'blank' };
  }
  return isBig
    ? { code: 'too_large', values: { maximum: limit } }
    : { code: 'too_small', values: { minimum: limit } };
}

function formatProblem(issue: Issue & { code: 'invalid_format' }): Pick<Problem, 'code'> {
  if (issue.format === 'date' || issue.format === 'datetime') return { code: 'invalid_date' };
  return { code: 'invalid' };
}

/** What a zod issue means in our own list. */
export function problemOfIssue(issue: Issue): Pick<Problem, 'code' | 'values'> {
  if (issue.message?.startsWith('code:')) {
    return { code: isMissing(issue) ? 'blank' : (issue.message.slice(5) as ProblemCode) };
  }
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int' && typeof issue.input === 'number') return { code: 'not_whole' };
      return {
        code: isMissing(issue) ? 'blank' : 'invalid_type',
        values: { expected: String(issue.expected) },
      };
    case 'too_big':
    case 'too_small':
      return sizeProblem(issue);
    case 'invalid_format':
      return formatProblem(issue);
    case 'invalid_value':
      return { code: isMissing(issue) ? 'blank' : 'inclusion' };
    case 'unrecognized_keys':
      return { code: 'unknown_attribute' };
    case 'custom':
      return {
        code: (issue.params?.['code'] as ProblemCode | undefined) ?? 'invalid',
        values: issue.params?.['values'] as Problem['values'],
      };
    default:
      return { code: 'invalid' };
  }
}
