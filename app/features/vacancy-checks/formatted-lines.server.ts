/** Formatted texts of a vacancy as lines, for who compares and checks them. */
import type { PendingChange } from '#contract/vacancy-fields.ts';
import { readableLines } from '#contract/vacancy-hints/readable-text.ts';

const formatted = ['description', 'descriptionEn'] as const;

/** Formatted text as the lines that one reads of it: what is found in it is marked, and old stands beside new. */
function inLines<Texts extends Partial<Record<(typeof formatted)[number], string | null>>>(
  texts: Texts,
): Texts {
  const lines = formatted.flatMap((name) => {
    const html = texts[name];
    return html ? [[name, readableLines(html)]] : [];
  });
  return { ...texts, ...Object.fromEntries(lines) };
}

/** The record with its formatted texts, also those that wait, as lines. */
export const readable = <
  Vacancy extends {
    description: string | null;
    descriptionEn: string | null;
    pendingChange: PendingChange | null;
  },
>(
  vacancy: Vacancy,
): Vacancy => ({
  ...inLines(vacancy),
  pendingChange: vacancy.pendingChange && inLines(vacancy.pendingChange),
});
