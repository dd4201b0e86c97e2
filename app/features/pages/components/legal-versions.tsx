import { centerWords } from '#contract/center-name.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

export interface LegalVersionFacts {
  /** Null while the text of the product stands there alone. */
  number: number | null;
  publishedAt: string | null;
  versions: readonly { number: number; publishedAt: string; note: string | null; noteEn: string | null }[];
}

const isOld = ({ number, versions }: LegalVersionFacts) => number !== versions[0]?.number;

/** Since when the text holds; of one of before, where the one of now is. Not a `Notice`: that comes with the forms, which no page of text is to fetch. */
export function LegalVersion({ version }: { version: LegalVersionFacts }) {
  const t = useWords('pages');
  const { date } = useFormat();
  if (version.publishedAt === null) return null;
  const day = date(version.publishedAt);
  if (!isOld(version)) return <p className="mt-3 t-sm text-soft">{t('versions.of', { day })}</p>;
  return (
    <div className="mt-5 rounded-card bg-warnbg p-6">
      <p className="font-semibold">{t('versions.old', { day })}</p>
      <p>{t('versions.oldText')}</p>
      <Link href="?" className="link inline-flex min-h-11 items-center">
        {t('versions.toCurrent')}
      </Link>
    </div>
  );
}

/** All versions that there were, each to be read; what changed stands with it. */
export function LegalVersions({ version: { versions } }: { version: LegalVersionFacts }) {
  const t = useWords('pages');
  const locale = useLocale();
  const { date } = useFormat();
  if (versions.length < 2) return null;
  return (
    <section aria-labelledby="versions" className="mt-10">
      <h2 id="versions" className="t-h4">
        {t('versions.title')}
      </h2>
      <ul className="mt-2">
        {versions.map((one, index) => {
          const note = centerWords(locale, one.note, one.noteEn);
          return (
            <li key={one.number}>
              <Link
                href={index === 0 ? '?' : `?version=${one.number}`}
                className="link inline-flex min-h-11 items-center"
              >
                {t('versions.of', { day: date(one.publishedAt) })}
              </Link>
              {note && (
                <p
                  lang={note.language === locale ? undefined : note.language}
                  className="[overflow-wrap:anywhere]"
                >
                  {note.text}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
