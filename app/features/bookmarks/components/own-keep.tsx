import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { SavedAct } from '#app/features/bookmarks/components/saved-acts.ts';
import { actFormOf } from '#app/forms/act-form.tsx';
import { useLocale } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { pressOwn } from './own-bookmarks.ts';

const Act = actFormOf<SavedAct>();

type OwnKeepProps = {
  id: string;
  title: string;
  isKept: boolean;
  own: readonly string[];
  className: string;
  /** The button. */
  children: ReactNode;
};

/** For whoever is signed in: a form that works without script, and without leaving the page with it. */
export default function OwnKeep({ id, title, isKept, own, className, children }: OwnKeepProps) {
  const path = usePath();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  return (
    <Act
      act={isKept ? 'drop' : 'keep'}
      action={path('/vacancies/saved')}
      fields={{ vacancyId: id, title, from: `${pathname}${search}` }}
      isTold
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        void pressOwn({ own, id, title, isKept: !isKept, locale });
      }}
    >
      {children}
    </Act>
  );
}
