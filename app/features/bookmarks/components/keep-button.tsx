/** 'Bewaar', at the top right of a vacancy and on its page. */
import Bookmark from 'lucide-react/icons/bookmark';
import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { useKept, useOwnIds } from '#app/features/bookmarks/components/kept-store.ts';
import { useFrame } from '#app/shell/frame.ts';
import { buttonClass } from '#app/ui/button-class.ts';

// A visitor needs no form.
const OwnKeep = lazy(() => import('#app/features/bookmarks/components/own-keep.tsx'));

type Title = { text: string; lang?: 'nl' };
type KeepProps = {
  id: string;
  title: Title;
  /** In words, over the whole width; else the sign alone. */
  hasWords?: boolean;
  /** Where it stands. */
  className?: string;
};

const sign =
  'grid size-11 place-content-center rounded-ctl border-ctl border-transparent text-ink transition-colors hover:bg-tint2 active:bg-tint3 aria-pressed:text-link [&_svg]:size-5';

const look = (hasWords: boolean | undefined) =>
  `group/keep aria-pressed:[&_svg]:fill-current ${hasWords ? buttonClass({ kind: 'line', wide: true }) : `${sign}`}`;

export function KeepButton({ id, title, hasWords, className = '' }: KeepProps) {
  const own = useOwnIds();
  const isKept = useKept()(id);
  // What somebody keeps is not for the admin who is signed in as them.
  if (useFrame()?.user?.visit) return null;
  const inside = <Inside title={title} hasWords={hasWords} />;
  if (own === null)
    return (
      <KeepHere
        id={id}
        title={title}
        isKept={isKept}
        className={`${look(hasWords)} ${className} noscript:hidden`}
      >
        {inside}
      </KeepHere>
    );
  return (
    <Suspense>
      <OwnKeep id={id} title={title.text} isKept={isKept} own={own} className={className}>
        <button type="submit" aria-pressed={isKept} className={look(hasWords)}>
          {inside}
        </button>
      </OwnKeep>
    </Suspense>
  );
}

type KeepHereProps = Omit<ComponentProps<'button'>, 'title'> &
  Pick<KeepProps, 'id' | 'title'> & { isKept: boolean };

/** Its press is heard by the document, which hears it before this is alive (kept-here.ts). Without script there is nowhere to keep it. */
function KeepHere({ id, title, isKept, children, className }: KeepHereProps) {
  useEffect(() => {
    void import('#app/features/bookmarks/components/kept-here.ts').then(({ watchKept }) => watchKept());
  }, []);
  return (
    <button
      type="button"
      data-keep={id}
      data-title={title.text}
      aria-pressed={isKept}
      // What the device keeps is shown before React comes.
      suppressHydrationWarning
      className={className}
    >
      {children}
    </button>
  );
}

/** Both words keep their place, so that nothing moves; one of them is there. */
function Inside({ title, hasWords }: Pick<KeepProps, 'title' | 'hasWords'>) {
  const t = useWords('vacancies');
  const layer = 'col-start-1 row-start-1';
  return (
    <>
      <Bookmark aria-hidden="true" />
      <span className={hasWords ? 'grid text-start' : 'sr-only'}>
        <span className={`${layer} group-aria-pressed/keep:invisible`}>{t('keep.keep')}</span>
        <span className={`${layer} invisible group-aria-pressed/keep:visible`}>{t('keep.kept')}</span>
      </span>
      <span className="sr-only" lang={title.lang}>
        {title.text}
      </span>
    </>
  );
}
