/** Some e-mail addresses in one field, as people type them. */
import * as z from 'zod/mini';
import { email, text, wordList } from './fields.ts';
import { textLimits } from './text-limits.ts';

/** So many different ones. */
export const emailList = (most: number) => wordList(email(), most);

/** With commas, semicolons, spaces or lines between. */
export const addressesIn = (typed: string | null | undefined): string[] =>
  (typed ?? '').split(/[\s,;]+/).filter(Boolean);

/** The same in one field: the first thing that is wrong with it is told. */
export function typedEmailList(most: number) {
  const rules = emailList(most);
  const rule: z.core.CheckFn<string> = ({ value, issues }) => {
    const read = rules.safeParse(addressesIn(value));
    const [wrong] = read.success ? [] : read.error.issues;
    if (!wrong) return;
    const tooMany = { code: 'too_many', values: { maximum: most } };
    const params =
      wrong.code === 'custom' ? wrong.params : wrong.path.length > 0 ? { code: 'invalid_email' } : tooMany;
    issues.push({ code: 'custom', input: value, params, continue: true });
  };
  return z.nullable(text(most * (textLimits.email + 2)).check(z.check<string>(rule)));
}
