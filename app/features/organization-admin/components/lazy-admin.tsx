/** What the page of an organisation shows to whoever looks after it alone: fetched for them, with words of its own. */
import { type ComponentProps, lazy, Suspense } from 'react';
import { loadWords } from '#app/i18n/lazy-words.ts';

const withWords =
  <Part,>(load: () => Promise<Part>) =>
  async () => {
    await loadWords(['organization-admin', 'internal-notes', 'audit-events']);
    return load();
  };
const Bar = lazy(withWords(() => import('#app/features/organization-admin/components/admin-bar.tsx')));
const Below = lazy(withWords(() => import('#app/features/organization-admin/components/admin-notes.tsx')));
const Merging = lazy(withWords(() => import('#app/features/organization-admin/components/merging.tsx')));

export const AdminBar = (props: ComponentProps<typeof Bar>) => (
  <Suspense>
    <Bar {...props} />
  </Suspense>
);
export const AdminNotes = (props: ComponentProps<typeof Below>) => (
  <Suspense>
    <Below {...props} />
  </Suspense>
);
export const MergingPage = (props: ComponentProps<typeof Merging>) => (
  <Suspense>
    <Merging {...props} />
  </Suspense>
);
