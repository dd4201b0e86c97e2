/**
 * Places in the toolbar for what only somebody signed in has, in their order: search, then activity and notifications.
 * A visitor renders nothing of it and fetches nothing of it.
 */
import { lazy, Suspense, type ComponentType } from 'react';
import { useFrame } from '#app/shell/frame.ts';

function slot<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Part = lazy(load);
  return function Slot(props: Props) {
    if (!useFrame()?.user) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Between tabs and language: find or go to anything. */
export const SearchSlot = slot(() => import('#app/features/palette/components/palette-button.tsx'));

/** After the colours, or as a row of the menu on a phone: what happened lately. */
export const ActivitySlot = slot(() => import('#app/features/audit-events/components/activity-button.tsx'));

/** The bell: after activity, and beside Menu on a phone. */
export const NotificationsSlot = slot(() => import('#app/features/notifications/components/bell.tsx'));
