import { withPlainSpaces } from '#contract/rich-text/plain-spaces.ts';
import type { SafeHtml } from '#contract/rich-text/sanitize.ts';

type FormattedTextProps = {
  /** Sanitised on the server (`sanitizeHtml`); nothing else is taken. */
  html: SafeHtml;
  /** Language of the text, when it is not that of the page. */
  lang?: string;
};

/** Stored text with its headings, lists and links in the type scale of the page. Costs no script. */
export function FormattedText({ html, lang }: FormattedTextProps) {
  // The brand of the type proves that this went through the sanitiser.
  // Spaces alone differ from what it let through: texts of before they were made plain still hold those of a word processor.
  return (
    <div className="formatted" lang={lang} dangerouslySetInnerHTML={{ __html: withPlainSpaces(html) }} />
  );
}
