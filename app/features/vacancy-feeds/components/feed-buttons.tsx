import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { FeedAct, FeedView } from '#app/features/vacancy-feeds/components/feed.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';

const Act = actFormOf<FeedAct>();
const Press = actButtonOf<FeedAct>();

/** What staff do with one. */
export function FeedButtons({ feed: { id, can, isAsked } }: { feed: FeedView }) {
  const t = useWords('vacancy-feeds');
  return (
    <div className="flex flex-wrap gap-3">
      {can.read && !isAsked && (
        <Act act="read">
          <Press icon={<RefreshCw />}>{t('show.read')}</Press>
        </Act>
      )}
      {can.resume && (
        <Act act="resume">
          <Press icon={<Play />}>{t('show.resume')}</Press>
        </Act>
      )}
      {can.update && (
        <ButtonLink kind="line" href={`/vacancies/feeds/${id}/edit`} icon={<Pencil />}>
          {t('show.edit')}
        </ButtonLink>
      )}
      {can.pause && (
        <Act act="pause">
          <Press kind="line" icon={<Pause />}>
            {t('show.pause')}
          </Press>
        </Act>
      )}
    </div>
  );
}

/** Asked in place, so that it is asked without script too. */
export function FeedRemoval() {
  const t = useWords('vacancy-feeds');
  return (
    <Disclosure isQuiet summary={t('show.remove')}>
      <p className="mb-3">{t('show.removeAsk')}</p>
      <Act act="remove">
        <Press kind="danger">{t('show.removeSure')}</Press>
      </Act>
    </Disclosure>
  );
}
