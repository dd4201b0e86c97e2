import { centerWords } from '#contract/center-name.ts';
import { legalPages } from '#contract/public-pages.ts';
import type { LoadedTexts, TextAct } from '#app/features/legal-text-admin/edit.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

const Act = actFormOf<TextAct>();
const Press = actButtonOf<TextAct>();

type Version = LoadedTexts['versions'][number];

/** How many people agreed, or read it; nothing of pages that nobody is asked about. */
function Agreed({ page, count }: { page: LoadedTexts['page']; count: number | null }) {
  const t = useWords('legal-text-admin');
  if (count === null || (page !== 'terms' && page !== 'privacy')) return null;
  return <p className="t-sm text-soft">{t(`agreed.${page}`, { count })}</p>;
}

function Line({ version, loaded, isFirst }: { version: Version; loaded: LoadedTexts; isFirst: boolean }) {
  const t = useWords('legal-text-admin');
  const locale = useLocale();
  const { date } = useFormat();
  const { number, publishedAt, authorName, agreed } = version;
  const { page, kept } = loaded;
  const day = date(publishedAt);
  const note = centerWords(locale, version.note, version.noteEn);
  return (
    <li className="border-b border-line py-3">
      <Link
        href={isFirst ? legalPages[page] : `${legalPages[page]}?version=${number}`}
        className="link font-semibold"
      >
        {t('versions.of', { day })}
      </Link>
      {authorName !== null && <p className="t-sm text-soft">{t('versions.by', { name: authorName })}</p>}
      {note && (
        <p
          lang={note.language === locale ? undefined : note.language}
          className="mt-1 [overflow-wrap:anywhere]"
        >
          {note.text}
        </p>
      )}
      <Agreed page={page} count={agreed} />
      {!(isFirst && kept.isOnline) && (
        <Act act="restore" fields={{ number, lockVersion: kept.lockVersion }} keepsPlace>
          <Press kind="ghost" size="small" aria-label={t('versions.restoreOf', { day })}>
            {t('versions.restore')}
          </Press>
        </Act>
      )}
    </li>
  );
}

/** All versions that were online, and how many people agreed to each. */
export function VersionList({ loaded }: { loaded: LoadedTexts }) {
  const t = useWords('legal-text-admin');
  const { versions, page, kept } = loaded;
  return (
    <section aria-labelledby="versions">
      <h2 id="versions" className="t-h4">
        {t('versions.title')}
      </h2>
      {versions.length === 0 && <p className="mt-1 text-soft">{t('versions.none')}</p>}
      {versions.length > 0 && (
        <ol className="mt-2 border-t border-line">
          {versions.map((version, index) => (
            <Line key={version.number} version={version} loaded={loaded} isFirst={index === 0} />
          ))}
        </ol>
      )}
      <div className="mt-3">
        {kept.agreedBefore !== null && kept.agreedBefore > 0 && (
          <>
            <p className="font-semibold">{t('versions.product')}</p>
            <Agreed page={page} count={kept.agreedBefore} />
          </>
        )}
      </div>
    </section>
  );
}
