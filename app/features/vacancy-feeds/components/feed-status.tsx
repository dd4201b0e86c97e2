import type { BadgeKind } from '#app/ui/badge-kinds.ts';
import type { FeedView } from '#app/features/vacancy-feeds/components/feed.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';

/** What stands for its state: read, failing, or why it is paused. */
function stateOf({ pausedBecause, lastFailure }: Pick<FeedView, 'pausedBecause' | 'lastFailure'>) {
  return pausedBecause ?? (lastFailure === null ? 'active' : 'failing');
}

const badges: Record<ReturnType<typeof stateOf>, BadgeKind> = {
  active: 'active',
  failing: 'pending',
  staff: 'inactive',
  failures: 'denied',
  organization: 'inactive',
};

export function FeedStatus({ feed }: { feed: Pick<FeedView, 'pausedBecause' | 'lastFailure'> }) {
  const t = useWords('vacancy-feeds');
  const state = stateOf(feed);
  return <Badge kind={badges[state]}>{t(`status.${state}`)}</Badge>;
}
