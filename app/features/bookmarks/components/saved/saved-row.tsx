import { compareFormId } from '#app/features/bookmarks/components/saved/compare-bar.tsx';
import { KeepButton } from '#app/features/bookmarks/components/keep-button.tsx';
import type { SavedItem } from '#app/features/bookmarks/saved.server.ts';
import { VacancyRow } from '#app/features/vacancies/components/row.tsx';
import { localTitle, type VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Link } from '#app/ui/link.tsx';

type Picking = { picked: readonly string[]; most: number; onPick: (id: string, isPicked: boolean) => void };
type SavedRowProps = { item: SavedItem; pick: Picking | null };

export function SavedRow({ item, pick }: SavedRowProps) {
  const { vacancy, isOnline } = item;
  return (
    <li className="py-5">
      {vacancy && isOnline ? (
        <>
          <VacancyRow vacancy={vacancy} level={3} />
          {pick && <Pick vacancy={vacancy} pick={pick} />}
        </>
      ) : (
        <Offline item={item} />
      )}
    </li>
  );
}

/** Beside each other there is room for so many: the others wait until one of them is let go. */
function Pick({ vacancy, pick: { picked, most, onPick } }: { vacancy: VacancySummary; pick: Picking }) {
  const t = useWords('bookmarks');
  const { text, lang } = localTitle(vacancy, useLocale());
  const isPicked = picked.includes(vacancy.id);
  const isFull = !isPicked && picked.length >= most;
  return (
    <div className="mt-1 sm:mt-0">
      <Checkbox
        form={compareFormId}
        name="vacancies"
        value={vacancy.id}
        defaultChecked={isPicked}
        onChange={(event) => onPick(vacancy.id, event.currentTarget.checked)}
        blockedReason={isFull ? t('pick.full', { count: picked.length }) : undefined}
        label={
          <>
            {t('pick.one')}{' '}
            <span className="sr-only" lang={lang}>
              {text}
            </span>
          </>
        }
      />
    </div>
  );
}

/** Closed, past, put away or gone to another centre: it stays until somebody takes it off. */
function Offline({ item: { id, vacancy } }: { item: SavedItem }) {
  const t = useWords('bookmarks');
  const locale = useLocale();
  const title = vacancy ? localTitle(vacancy, locale) : { text: t('saved.unknown') };
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <Badge kind="archived">{t('saved.offline')}</Badge>
        <h3 className="mt-2 t-h4 [overflow-wrap:anywhere]">
          {vacancy ? (
            <Link href={`/vacancies/${id}`} lang={title.lang} className="link">
              {title.text}
            </Link>
          ) : (
            title.text
          )}
        </h3>
        {vacancy && <p className="text-soft">{vacancy.organizationName}</p>}
        <p className="mt-1 t-sm text-soft">{t('saved.offlineText')}</p>
      </div>
      <KeepButton id={id} title={title} className="shrink-0" />
    </div>
  );
}
