import type { ReactNode } from 'react';
import { useListTitle } from '#app/features/users/components/list-title.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

type UserFrameProps = {
  user: { id: string; fullName: string };
  /** What is done here, as the last step of the trail. */
  step: string;
  title: string;
  children: ReactNode;
};

/** Around a form about one person. */
export function UserFrame({ user, step, title, children }: UserFrameProps) {
  const t = useWords('users');
  const listTitle = useListTitle();
  return (
    <div className="max-w-[45rem]">
      <Breadcrumb
        label={t('show.trail')}
        items={[
          { href: '/users', label: listTitle },
          { href: `/users/${user.id}`, label: user.fullName },
          { label: step },
        ]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff [overflow-wrap:anywhere]">{title}</h1>
      {children}
    </div>
  );
}
