import { useState } from 'react';
import type { FieldErrors } from '#app/forms/check-values.ts';
import { refusedOf, type FormAnswer } from '#app/forms/form-answer.ts';
import type { FormValues } from '#app/forms/form-values.ts';

/** What the last try found: it stays until the next one, so that nothing moves away while it is being mended. */
export interface Findings {
  attempt: number;
  fields: FieldErrors;
  general: readonly string[];
}

/** What the page began with: nothing, or what it was answered without script. */
function startOf(answer: FormAnswer | undefined, defaultValues: FormValues) {
  const refused = refusedOf(answer);
  const findings: Findings = {
    attempt: refused?.at ?? 0,
    fields: refused?.fields ?? {},
    general: refused?.general ?? [],
  };
  const typed = refused?.values ?? (answer?.kind === 'changed' ? answer.values : undefined);
  return { findings, values: typed && { ...defaultValues, ...typed } };
}

/** What was found, and the versions of a record that two people edit. */
export function useAnswers<Result>(answer: FormAnswer<Result> | undefined, defaultValues: FormValues) {
  const [start] = useState(() => startOf(answer, defaultValues));
  const [findings, setFindings] = useState(start.findings);
  const [theirs, setTheirs] = useState(refusedOf(answer)?.theirs);
  const [isSaved, setSaved] = useState(answer?.kind === 'saved');
  const find = (fields: FieldErrors, general: readonly string[] = []) =>
    setFindings((before) => ({ attempt: before.attempt + 1, fields, general }));
  return { start, findings, find, theirs, setTheirs, isSaved, setSaved };
}
