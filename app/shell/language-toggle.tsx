import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { isLocale, type Locale } from '#contract/locales.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { inLocale } from '#app/shell/locale-path.ts';
import { useLanguageSwitch } from '#app/shell/switch-language.ts';
import { useScreen } from '#app/shell/screen.ts';
import { PreferenceForm } from '#app/shell/preference-form.tsx';

const names = { nl: 'Nederlands', en: 'English' } as const;
const group = 'flex gap-0.5 rounded-ctl border border-line p-0.5';

/** What one language is called, and whether it is the one shown. */
function partOf(locale: Locale, isCurrent: boolean) {
  return {
    lang: locale,
    'aria-label': `${locale.toUpperCase()} ${names[locale]}`,
    children: locale.toUpperCase(),
    className: `grid min-h-10 min-w-10 place-content-center rounded-tag t-xs font-semibold no-underline hover:bg-tint ${isCurrent ? 'bg-tint2 text-link' : 'text-soft'}`,
  };
}

/** A page that is not there in this language: its link leads to the home page, and says so. */
function onlyHome(t: ReturnType<typeof useWords<'shell'>>, locale: Locale) {
  const words = t(locale === 'en' ? 'toolbar.onlyHomeEnglish' : 'toolbar.onlyHomeDutch');
  return { lang: undefined, title: words, 'aria-label': `${locale.toUpperCase()}, ${words}` };
}

interface LanguagesProps {
  locales: readonly Locale[];
  current: Locale;
}

/** Each language has its own address: the same page there, whole, as nearly everything on it changes. */
function LanguageLinks({ locales, current }: LanguagesProps) {
  const t = useWords('shell');
  const { pathname, search } = useLocation();
  const { languages } = useScreen().head;
  return (
    <nav aria-label={t('toolbar.language')} className={group}>
      {locales.map((locale) => (
        <a
          key={locale}
          href={inLocale(locale, languages ? (languages[locale] ?? '/') : `${pathname}${search}`)}
          hrefLang={locale}
          aria-current={locale === current ? 'true' : undefined}
          {...partOf(locale, locale === current)}
          {...(languages && !languages[locale] && onlyHome(t, locale))}
        />
      ))}
    </nav>
  );
}

/** One address for all languages: a choice, which brings the page back without script and changes it in place with. */
function LanguageChoice({ locales, current }: LanguagesProps) {
  const t = useWords('shell');

  const switchTo = useLanguageSwitch();
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement) || !isLocale(button.value)) return;
    event.preventDefault();
    const { name, value } = button;
    const go = async () => {
      if (await switchTo(value as Locale)) return;
      // The words did not come: the server has them.
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
      form.submit();
    };
    if (value !== current) void go();
  };
  return (
    <PreferenceForm onSubmit={choose}>
      <div role="group" aria-label={t('toolbar.language')} className={group}>
        {locales.map((locale) => (
          <button
            key={locale}
            type="submit"
            name="locale"
            value={locale}
            aria-pressed={locale === current}
            {...partOf(locale, locale === current)}
          />
        ))}
      </div>
    </PreferenceForm>
  );
}

/** The same page in another language, where the centre has several and shows it. */
export function LanguageToggle() {
  const frame = useFrame();
  const current = useLocale();
  const { locales = [], localeStrategy } = frame?.configuration ?? {};
  if (locales.length < 2 || !frame?.theme.header.languageToggle) return null;
  const Toggle = localeStrategy === 'no_prefix' ? LanguageChoice : LanguageLinks;
  return <Toggle locales={locales} current={current} />;
}
