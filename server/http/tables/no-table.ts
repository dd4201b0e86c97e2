/** Why a file cannot be read as a table. */
import type { Problem } from '#contract/errors.ts';
import type { TableShape } from './shape.ts';

export type TableProblem = Pick<Problem, 'code' | 'values'>;

export class NoTable extends Error {
  readonly problem: TableProblem;

  constructor(problem: TableProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

export const tooLarge = ({ bytesMax }: TableShape): TableProblem => ({
  code: 'too_large_table',
  values: { megabytes: bytesMax / 1_000_000 },
});
export const tooManyColumns = ({ columnsMax }: TableShape): TableProblem => ({
  code: 'too_many_columns',
  values: { maximum: columnsMax },
});
export const tooManyRows = ({ rowsMax }: TableShape): TableProblem => ({
  code: 'too_many_rows',
  values: { maximum: rowsMax },
});
