/** The language in which a vacancy is being written, and the words of the site in it. */
import { useEffect, useState } from 'react';
import type { Locale } from '#contract/locales.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { wordsIn } from '#app/i18n/lazy-words.ts';
import { useLocale, type PageWords } from '#app/i18n/words.ts';

const texts = ['title', 'summary', 'description'];

/** Of a field of text; undefined of any other, which says nothing of it. */
export function languageOfField(name: string | undefined): Locale | undefined {
  if (name === undefined) return undefined;
  if (texts.includes(name)) return 'nl';
  return name.endsWith('En') && texts.includes(name.slice(0, -2)) ? 'en' : undefined;
}

/** That of the text that was typed last; until then that of the page. */
function useWrittenLanguage(): Locale {
  const { form } = useFormContext();
  const [written, setWritten] = useState(useLocale());
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => setWritten((before) => languageOfField(name) ?? before),
      }),
    [form],
  );
  return written;
}

/** The words of the language that is written; null as long as they are those of the page, or still on their way. */
export function useWrittenWords(): PageWords | null {
  const page = useLocale();
  const written = useWrittenLanguage();
  const [words, setWords] = useState<PageWords | null>(null);
  useEffect(() => {
    let isLeft = false;
    const take = (found: PageWords | null) => {
      if (!isLeft) setWords(found);
    };
    // Without a connection it stays in the language of the page.
    if (written === page) take(null);
    else wordsIn(written).then(take, () => take(null));
    return () => {
      isLeft = true;
    };
  }, [written, page]);
  return words;
}
