/** The one error type of the product: what is wrong, in terms of the closed list. Anything else thrown is a fault of ours. */
import { problemStatus, type Problem, type ProblemCode } from '#contract/errors.ts';

export class Refusal extends Error {
  readonly problems: readonly [Problem, ...Problem[]];
  readonly status: number;
  /** Seconds, for the header Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(problems: readonly [Problem, ...Problem[]], retryAfter?: number) {
    super(problems.map((problem) => problem.code).join(', '));
    this.problems = problems;
    this.status = problemStatus[problems[0].code];
    this.retryAfter = retryAfter;
  }
}

/** Stops the request with one problem. */
export function refuse(code: ProblemCode, rest: Omit<Problem, 'code'> = {}): never {
  throw new Refusal([{ code, ...rest }]);
}

/** Stops the request when there are problems, naming all of them. */
export function refuseAll(problems: readonly Problem[]): void {
  const [first, ...others] = problems;
  if (first) throw new Refusal([first, ...others]);
}
