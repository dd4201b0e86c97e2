import { useLocation } from 'react-router';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { inLocale } from '#app/shell/locale-path.ts';

const names = { nl: 'Nederlands', en: 'English' } as const;

/** The same page in the other language. A whole new page, as nearly everything on it changes. */
export function LanguageToggle() {
  const t = useWords('shell');
  const frame = useFrame();
  const current = useLocale();
  const { pathname, search } = useLocation();
  const locales = frame?.configuration.locales ?? [];
  if (locales.length < 2 || !frame?.theme.header.languageToggle) return null;
  return (
    <nav aria-label={t('toolbar.language')} className="flex gap-0.5 rounded-ctl border border-line p-0.5">
      {locales.map((locale) => (
        <a
          key={locale}
          href={inLocale(locale, `${pathname}${search}`)}
          hrefLang={locale}
          lang={locale}
          aria-label={`${locale.toUpperCase()} ${names[locale]}`}
          aria-current={locale === current ? 'true' : undefined}
          className={`grid min-h-10 min-w-10 place-content-center rounded-tag t-xs font-semibold no-underline hover:bg-tint ${locale === current ? 'bg-tint2 text-link' : 'text-soft'}`}
        >
          {locale.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
