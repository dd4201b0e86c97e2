import { DeedItem } from '#app/features/audit-events/parts/deed.tsx';
import { useDeeds, type Topic } from '#app/features/audit-events/parts/use-deeds.ts';
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

type DeedsProps = {
  topic: Topic;
  /** What is said where nothing happened yet. */
  none: Topic | 'own';
  onShown: (count: number) => void;
  close: () => void;
};

/** The newest deeds under a topic, each leading to what it was done with. */
export function Deeds({ topic, none, onShown, close }: DeedsProps) {
  const t = useWords('audit-events');
  const { deeds, hasMore, isAsking, hasFailed, next, more } = useDeeds(topic, onShown);
  if (deeds === null && hasFailed)
    return (
      <div className="p-4">
        <ErrorInPlace level={3} isBusy={isAsking} onAgain={more}>
          {t('failed')}
        </ErrorInPlace>
      </div>
    );
  if (deeds === null)
    return (
      <div className="p-4">
        <Skeleton label={t('loading')} />
      </div>
    );
  if (deeds.length === 0)
    return (
      <div className="px-4 py-6">
        <p className="font-semibold">{t('none')}</p>
        <p className="mt-1 t-sm text-soft">{t(`noneOf.${none}`)}</p>
      </div>
    );
  return (
    <>
      <ul>
        {deeds.map((deed) => (
          <DeedItem key={deed.id} deed={deed} isNext={deed.id === next} onOpen={close} />
        ))}
      </ul>
      {hasMore && <More {...{ isAsking, hasFailed }} onMore={more} />}
    </>
  );
}
