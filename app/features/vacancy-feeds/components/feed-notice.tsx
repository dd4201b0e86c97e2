import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { FeedView } from '#app/features/vacancy-feeds/components/feed.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const askEveryMs = 2000;

/** It is about to be read: the page asks how it went, without script by the link. */
function Reading({ id }: { id: string }) {
  const t = useWords('vacancy-feeds');
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const clock = setTimeout(() => void revalidate(), askEveryMs);
    return () => clearTimeout(clock);
  }, [state, revalidate]);
  return (
    <Notice
      kind="info"
      title={t('show.reading')}
      action={
        <ButtonLink href={`/vacancies/feeds/${id}`} kind="line">
          {t('show.look')}
        </ButtonLink>
      }
    >
      {t('show.readingText')}
    </Notice>
  );
}

/** What one has to know of it first: it is read now, was stopped, or fails. */
export function FeedNotice({ feed: { id, isAsked, pausedBecause, lastFailure } }: { feed: FeedView }) {
  const t = useWords('vacancy-feeds');
  if (isAsked) return <Reading id={id} />;
  const why = lastFailure && t(`failure.${lastFailure}`);
  if (pausedBecause)
    return (
      <Notice kind={pausedBecause === 'failures' ? 'danger' : 'info'} title={t(`stopped.${pausedBecause}`)}>
        {pausedBecause === 'failures' && why && <p>{why}</p>}
        <p>{t('stopped.text')}</p>
      </Notice>
    );
  return why ? (
    <Notice kind="warning" title={t('failed')}>
      {why}
    </Notice>
  ) : null;
}
