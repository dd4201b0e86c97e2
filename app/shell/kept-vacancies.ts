/** Vacancies that visitors keep on their device: the signs beside them, and what becomes of them once somebody signs in. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { keptHereName } from '#app/shell/kept-names.ts';
import { useFrame } from '#app/shell/frame.ts';

function hasKept(): boolean {
  try {
    return localStorage.getItem(keptHereName) !== null;
  } catch {
    return false;
  }
}

/** A visitor's page without vacancies fetches nothing for it, nor does an account's that has nothing to take over. */
export function useKeptVacancies(): void {
  const user = useFrame()?.user;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (user?.bookmarks ? hasKept() : document.querySelector('[data-keep]'))
      void import('#app/features/bookmarks/components/kept-here.ts').then((kept) =>
        kept.startKept(user, revalidate),
      );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each who signs in
  }, [user?.id]);
}
