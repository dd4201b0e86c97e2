/** Formatted text on its way into the database. */
import { writtenMaximum } from '#contract/fields.ts';
import { sanitizeHtml, type SafeHtml } from '#contract/rich-text/sanitize.ts';
import { refuse } from '#server/http/refusal.ts';

interface FormattedColumn {
  /** The attribute, as on the wire. */
  name: string;
  /** Characters that one reads, at the most. */
  maximum: number;
  /** Brings it to what is stored; the sanitiser alone, unless given. */
  clean?: (html: string) => SafeHtml;
}

/** As it is stored, at most as long as its column; without anything in it it is no text. Throws 422 when its markup is too long. */
export function formattedColumn(
  html: string | null | undefined,
  { name, maximum, clean = sanitizeHtml }: FormattedColumn,
): string | null | undefined {
  if (typeof html !== 'string') return html;
  const safe: string = clean(html);
  // End tags that were left out are written down too.
  if (safe.length > writtenMaximum(maximum))
    refuse('too_long', { pointer: `/data/attributes/${name}`, values: { maximum } });
  return /<img\b/.test(safe) || safe.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') !== '' ? safe : null;
}
