/** What the page of an organisation shows to who looks after it alone: fetched for them, with words of its own. */
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadWords } from '#app/i18n/lazy-words.ts';

const withWords =
  <Part,>(load: () => Promise<Part>) =>
  async () => {
    await loadWords(['organization-care', 'internal-notes', 'audit-events']);
    return load();
  };
const Bar = lazy(withWords(() => import('#app/features/organization-care/parts/care-bar.tsx')));
const Below = lazy(withWords(() => import('#app/features/organization-care/parts/care-notes.tsx')));
const Merging = lazy(withWords(() => import('#app/features/organization-care/parts/merging.tsx')));

export const CareBar = (props: ComponentProps<typeof Bar>) => (
  <Suspense>
    <Bar {...props} />
  </Suspense>
);
export const CareNotes = (props: ComponentProps<typeof Below>) => (
  <Suspense>
    <Below {...props} />
  </Suspense>
);
export const MergingPage = (props: ComponentProps<typeof Merging>) => (
  <Suspense>
    <Merging {...props} />
  </Suspense>
);
