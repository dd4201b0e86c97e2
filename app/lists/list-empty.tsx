import { HousePart } from '#app/drawings/house-part.tsx';
import type { ReactNode } from 'react';
import { isNarrowed } from '#app/lists/list-choice.ts';
import { type Addressed, type ListState, usualTab } from '#app/lists/list-declaration.ts';
import { type EmptyKey, type ListTranslate, type OwnListKey, useListWords } from '#app/lists/list-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

interface ListEmptyProps<Tab extends string, Sort extends string, Name extends string> {
  list: Addressed<Tab, Sort, Name>;
  choice: ListState<Tab, Sort, Name>;
  /** Of its noun. */
  t: ListTranslate<OwnListKey<EmptyKey>>;
  /** Of a list in which there is nothing as yet, where `list.emptyText` says it not as well. */
  emptyText?: string | undefined;
  /** How to begin, where there is nothing as yet. */
  begin?: ReactNode;
}

/** In place of the rows: nothing found, with the way back to the whole list, or nothing yet, with how to begin. */
export function ListEmpty<Tab extends string, Sort extends string, Name extends string>({
  list,
  choice: state,
  t: own,
  emptyText,
  begin,
}: ListEmptyProps<Tab, Sort, Name>) {
  const t = useListWords<EmptyKey>(own);
  if (isNarrowed(list, state) || state.tab !== usualTab(list))
    return (
      <EmptyState
        title={t('list.nothing')}
        action={
          <ButtonLink kind="line" href={list.path}>
            {t('list.whole')}
          </ButtonLink>
        }
      >
        {t('list.nothingText')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('list.empty')} drawing={<HousePart kind="door" />} action={begin}>
      {emptyText ?? t('list.emptyText')}
    </EmptyState>
  );
}
