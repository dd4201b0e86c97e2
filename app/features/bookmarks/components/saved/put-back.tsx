import type { SavedAct } from '#app/features/bookmarks/components/saved-acts.ts';
import type { SavedItem } from '#app/features/bookmarks/saved.server.ts';
import { localTitle } from '#app/features/vacancies/components/summary.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Notice } from '#app/ui/notice.tsx';

const Act = actFormOf<SavedAct>();
const Press = actButtonOf<SavedAct>();

/** After taking one off without script. What nobody may know of any more cannot be put back. */
export function PutBack({ item: { id, vacancy }, since }: { item: SavedItem; since: string }) {
  const t = useWords('bookmarks');
  const locale = useLocale();
  if (!vacancy) return <Notice kind="success" title={t('droppedUnknown')} live />;
  const title = localTitle(vacancy, locale).text;
  return (
    <div className="mb-6">
      <Notice
        kind="success"
        title={t('dropped', { title })}
        live
        action={
          <Act
            act="keep"
            fields={{ vacancyId: id, title, createdAt: since, from: '/vacancies/saved' }}
            isTold
          >
            <Press kind="line" aria-label={t('saved.restoreOne', { title })}>
              {t('saved.restore')}
            </Press>
          </Act>
        }
      />
    </div>
  );
}
