import { EventItem } from '#app/features/audit-events/components/event.tsx';
import { useEvents, type Topic } from '#app/features/audit-events/components/use-events.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorInPlace } from '#app/ui/error-in-place.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

interface Asking {
  isAsking: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** Below the lines: the way to older ones, and what became of asking for them. */
function More({ isAsking, hasFailed, onMore }: Asking) {
  const t = useWords('audit-events');
  return (
    <div className={`grid gap-3 border-t border-line p-4 ${hasFailed ? 'bg-badbg' : ''}`}>
      {hasFailed && (
        <p role="alert" className="text-bad">
          {t('moreFailed')}
        </p>
      )}
      <Button kind="line" size="small" wide busy={isAsking} busyLabel={t('moreLoading')} onClick={onMore}>
        {hasFailed ? t('again') : t('more')}
      </Button>
    </div>
  );
}

type EventListProps = {
  topic: Topic;
  /** What is said where nothing happened yet. */
  none: Topic | 'own';
  onShown: (count: number) => void;
  close: () => void;
};

/** The newest actions under a topic, each leading to what it was done with. */
export function EventList({ topic, none, onShown, close }: EventListProps) {
  const t = useWords('audit-events');
  const { events, hasMore, isAsking, hasFailed, next, more } = useEvents(topic, onShown);
  if (events === null && hasFailed)
    return (
      <div className="p-4">
        <ErrorInPlace level={3} isBusy={isAsking} onAgain={more}>
          {t('failed')}
        </ErrorInPlace>
      </div>
    );
  if (events === null)
    return (
      <div className="p-4">
        <Skeleton label={t('loading')} />
      </div>
    );
  if (events.length === 0)
    return (
      <div className="px-4 py-6">
        <p className="font-semibold">{t('none')}</p>
        <p className="mt-1 t-sm text-soft">{t(`noneOf.${none}`)}</p>
      </div>
    );
  return (
    <>
      <ul>
        {events.map((event) => (
          <EventItem key={event.id} event={event} isNext={event.id === next} onOpen={close} />
        ))}
      </ul>
      {hasMore && <More {...{ isAsking, hasFailed }} onMore={more} />}
    </>
  );
}
