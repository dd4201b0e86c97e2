/** What an action answers a button or a form of a few fields that was refused. */
export interface ActRefused {
  kind: 'act-refused';
  act: string;
  /** Moment of the answer: tells one try from the next. */
  at: number;
  /** All that was posted but secrets: tells which of several alike, and nothing typed is lost. A name that came more than once has a list. */
  typed: Readonly<Record<string, string | readonly string[]>>;
  fields: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  general: readonly string[];
  codes: readonly string[];
}

/** Name under which a form posts what it does. */
export const actName = 'act';

/** What was pressed: a button that says so itself goes before its form. Empty for a form without acts. */
export const actIn = (form: FormData | undefined): string => String(form?.getAll(actName).at(-1) ?? '');

export const isActRefused = (answer: unknown): answer is ActRefused =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'act-refused';

/** What the action answers besides: a page may ask something of its own. */
export const ownAnswer = <Answer>(answer: Answer): Exclude<Answer, ActRefused> | undefined =>
  isActRefused(answer) ? undefined : (answer as Exclude<Answer, ActRefused>);
