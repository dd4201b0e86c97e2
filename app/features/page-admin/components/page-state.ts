/** How a page stands with what visitors see, by the moments that were set for it as well. */
import type { PageAttributes } from '#contract/pages.ts';
import type { BadgeKind } from '#app/ui/badge-kinds.ts';

export type ShownState = 'draft' | 'published' | 'changed' | 'planned' | 'over' | 'deleted';

type Stated = Pick<PageAttributes, 'isPublished' | 'hasChanges' | 'onlineFrom' | 'onlineUntil' | 'deletedAt'>;

/** Which of them it is now. */
export function stateOf(page: Stated, now: number): ShownState {
  if (page.deletedAt !== null) return 'deleted';
  if (!page.isPublished) return 'draft';
  if (page.onlineUntil !== null && Date.parse(page.onlineUntil) <= now) return 'over';
  if (page.hasChanges) return 'changed';
  return page.onlineFrom !== null && Date.parse(page.onlineFrom) > now ? 'planned' : 'published';
}

export const badgeOf: Record<ShownState, BadgeKind> = {
  draft: 'draft',
  published: 'published',
  changed: 'pending',
  planned: 'planned',
  over: 'expired',
  deleted: 'deleted',
};
