/** What an action answers a button or a form of one field that was refused. */
export interface ActRefused {
  kind: 'act-refused';
  act: string;
  /** Moment of the answer: tells one try from the next. */
  at: number;
  /** All that was posted but secrets: tells which of several alike, and nothing typed is lost. */
  typed: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  /** What belongs to no field. */
  general: readonly string[];
  codes: readonly string[];
}

/** Name under which a form posts what it does. */
export const actName = 'act';

export const isActRefused = (answer: unknown): answer is ActRefused =>
  typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === 'act-refused';
