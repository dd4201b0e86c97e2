import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { HousePart } from '#app/drawings/house-part.tsx';
import { fewestCompared } from '#app/features/bookmarks/components/compare/how-many.ts';
import {
  CompareBar,
  compareFormId,
  useMostPicked,
} from '#app/features/bookmarks/components/saved/compare-bar.tsx';
import { SavedRow } from '#app/features/bookmarks/components/saved/saved-row.tsx';
import { savedHeadingId } from '#app/features/bookmarks/components/saved/saved-heading.ts';
import { PutBack } from '#app/features/bookmarks/components/saved/put-back.tsx';
import type { Found } from '#app/features/bookmarks/components/saved/use-found.ts';
import type { SavedItem } from '#app/features/bookmarks/saved.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

type SavedListProps = {
  ids: readonly string[];
  found: Found;
  taken: SavedItem | null;
  takenSince: string;
  hasAccount: boolean;
};

export function SavedList({ ids, found, taken, takenSince, hasAccount }: SavedListProps) {
  const t = useWords('bookmarks');
  const isHydrated = useHydrated();
  const heading = useFocusAfterTaking(ids.length);
  const items = ids.flatMap((id) => found.items.get(id) ?? []);
  // The server does not know what a device keeps.
  const isUnknown = !hasAccount && !isHydrated;
  return (
    <section aria-labelledby={savedHeadingId} className="mt-8 min-h-60">
      <h2 ref={heading} id={savedHeadingId} tabIndex={-1} className="sr-only">
        {t('saved.list')}
      </h2>
      {taken && <PutBack item={taken} since={takenSince} />}
      {found.hasFailed && (
        <div className="mb-6">
          <Notice
            kind="warning"
            title={t('saved.lost')}
            live
            action={
              <Button kind="line" onClick={found.again}>
                {t('saved.again')}
              </Button>
            }
          />
        </div>
      )}
      {ids.length > 0 && items.length === 0 && !found.hasFailed && (
        <Skeleton label={t('saved.loading')} picture />
      )}
      {items.length > 0 && <Items items={items} />}
      {!isUnknown && ids.length === 0 && (
        <EmptyState
          title={t('saved.none')}
          drawing={<HousePart kind="door" />}
          action={<ButtonLink href="/vacancies/search">{t('saved.search')}</ButtonLink>}
        >
          {t('saved.noneText')}
        </EmptyState>
      )}
    </section>
  );
}

/** Its button goes with a row that is taken off: who goes by keyboard goes on at the top of the list. */
function useFocusAfterTaking(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return heading;
}

/** Any of them can be compared: ticks of one form, which goes by its address. */
function Items({ items }: { items: readonly SavedItem[] }) {
  const path = usePath();
  const most = useMostPicked();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const online = items.filter(({ isOnline }) => isOnline);
  const mayCompare = online.length >= fewestCompared;
  const now = picked.filter((id) => online.some((item) => item.id === id));
  const pick = (id: string, isPicked: boolean) =>
    setPicked(isPicked ? [...now, id] : now.filter((one) => one !== id));
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {items.map((item) => (
          <SavedRow
            key={item.id}
            item={item}
            pick={mayCompare && item.isOnline ? { picked: now, most, onPick: pick } : null}
          />
        ))}
      </ul>
      {mayCompare && (
        <Form id={compareFormId} action={path('/vacancies/compare')} className="contents">
          <CompareBar count={now.length} />
        </Form>
      )}
    </>
  );
}
