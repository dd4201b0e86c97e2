import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useLocale } from '#app/i18n/words.ts';

const names = { nl: 'nl-NL', en: 'en-GB' };

/** The language of the page for what react-aria says by itself; without it that is the browser's. */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={names[useLocale()]}>{children}</I18nProvider>;
}
