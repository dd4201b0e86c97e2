/** What an action answers a form. It holds all that was typed, so that nothing is lost with or without script. */
import type { FieldErrors } from '#app/forms/check-values.ts';
import type { FormValues } from '#app/forms/form-values.ts';

export interface Refused {
  kind: 'refused';
  /** Moment of the answer: tells one try from the next. */
  at: number;
  fields: FieldErrors;
  /** What belongs to no field of this form. */
  general: readonly string[];
  codes: readonly string[];
  values: FormValues;
  /** For the next try: other words may not go under the key of the first. */
  key: string;
  /** Somebody else saved in the meantime: the record as it is now. */
  theirs?: { values: FormValues; lockVersion: number };
}

export type FormAnswer<Result = unknown> =
  | { kind: 'saved'; at: number; result: Result }
  | Refused
  /** A row was added, moved or taken away, or a step taken, without script; nothing is judged. */
  | { kind: 'changed'; at: number; values: FormValues; step?: string }
  /** No answer came: there is no connection. */
  | { kind: 'lost'; at: number };

export const refusedOf = (answer: FormAnswer | undefined): Refused | undefined =>
  answer?.kind === 'refused' ? answer : undefined;

/** What the last save gave, and its moment while nothing is newer. */
export const savedOf = <Result>(answer: FormAnswer<Result> | undefined, isDirty: boolean) => {
  const saved = answer?.kind === 'saved' ? answer : undefined;
  return { savedAt: isDirty ? undefined : saved?.at, result: saved?.result };
};

/** Names that the form itself posts beside the fields. */
export const formKeyName = 'formKey';
export const lockVersionName = 'lockVersion';
/** What was pressed: absent for saving, else such as `add:shifts` or `step:check`. */
export const intentName = 'intent';
