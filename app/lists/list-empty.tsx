import { HousePart } from '#app/drawings/house-part.tsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

interface ListEmptyProps {
  /** Something was asked that nothing fits; else there is nothing at all as yet. */
  isAsked: boolean;
  /** The list without what was asked. */
  wholeHref: string;
  words: { nothing: string; nothingText: string; whole: string; empty: string; emptyText: string };
  /** How to begin, where there is nothing as yet. */
  begin?: ReactNode;
}

/** In place of the rows: nothing found, with the way back to the whole list, or nothing yet, with how to begin. */
export function ListEmpty({ isAsked, wholeHref, words, begin }: ListEmptyProps) {
  if (isAsked)
    return (
      <EmptyState
        title={words.nothing}
        action={
          <ButtonLink kind="line" href={wholeHref}>
            {words.whole}
          </ButtonLink>
        }
      >
        {words.nothingText}
      </EmptyState>
    );
  return (
    <EmptyState title={words.empty} drawing={<HousePart kind="door" />} action={begin}>
      {words.emptyText}
    </EmptyState>
  );
}
