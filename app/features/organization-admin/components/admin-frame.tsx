import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

/** Around what the centre does with one organisation. */
export function AdminFrame({
  organization: { id, name },
  step,
  title,
  children,
}: {
  organization: { id: string; name: string };
  /** What is done here, as the last step of the trail. */
  step: string;
  title: string;
  children: ReactNode;
}) {
  const t = useWords('organization-admin');
  return (
    <div className="pb-10">
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/organizations', label: t('organizations') },
          { href: `/organizations/${id}`, label: name },
          { label: step },
        ]}
      />
      <h1 className="mt-4 t-h1-staff [overflow-wrap:anywhere]">{title}</h1>
      {children}
    </div>
  );
}
