import { useId } from 'react';
import { locales } from '#contract/locales.ts';
import type { PageAttributes } from '#contract/pages.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

/** The same page in the other languages, or where that begins. */
export function Translations({ page }: { page: PageAttributes & { id: string; can: { editors: boolean } } }) {
  const t = useWords('page-admin');
  const { shortDate } = useFormat();
  const now = useNow();
  const id = useId();
  const lacking = locales.filter(
    (locale) => locale !== page.locale && !page.translations.some((one) => one.locale === locale),
  );
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="t-h4">
        {t('translations.title')}
      </h2>
      <p>{t('translations.own', { language: t(`language.${page.locale}`) })}</p>
      {page.behindSince !== null && (
        <p className="text-warn">{t('behind.since', { day: shortDate(page.behindSince, now) })}</p>
      )}
      <ul className="grid gap-2">
        {page.translations.map((one) => (
          <li key={one.id}>
            <Link href={`/content/${one.id}/settings`} className="link">
              {t('translations.go', { language: t(`language.${one.locale}`) })}
            </Link>
            {one.isBehind && <span className="block t-sm text-warn">{t('behind.own')}</span>}
          </li>
        ))}
        {page.can.editors &&
          lacking.map((locale) => (
            <li key={locale}>
              <Link href={`/content/add?translationOf=${page.id}`} className="link">
                {t('translations.begin', { language: t(`language.${locale}`) })}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
