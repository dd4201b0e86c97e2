import { useRef, type ReactNode } from 'react';
import { mostSeen } from '#contract/bookmark-limits.ts';
import { clearSeen, switchSeen, useIsSeenOff } from '#app/features/bookmarks/components/seen-store.ts';
import { savedHeadingId } from '#app/features/bookmarks/components/saved/saved-heading.ts';
import type { Found } from '#app/features/bookmarks/components/saved/use-found.ts';
import { tellCleared } from '#app/features/bookmarks/components/tell-kept.ts';
import { VacancyRow } from '#app/features/vacancies/components/row.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';

function clear() {
  // The button goes with the list.
  document.getElementById(savedHeadingId)?.focus({ preventScroll: true });
  void tellCleared(clearSeen());
}

/** What this device remembers, and the switch of that; nothing where it remembers nothing yet. */
export function SeenList({ ids, found }: { ids: readonly string[]; found: Found }) {
  const t = useWords('bookmarks');
  const isOff = useIsSeenOff();
  const heading = useRef<HTMLHeadingElement>(null);
  const seen = ids.flatMap((id) => found.items.get(id) ?? []).filter(({ isOnline }) => isOnline);
  const turn = (isOn: boolean) => {
    switchSeen(isOn);
    if (isOn) document.getElementById(savedHeadingId)?.focus({ preventScroll: true });
    else heading.current?.focus({ preventScroll: true });
  };
  if (!isOff && seen.length === 0) return null;
  return (
    <section aria-labelledby="seen" className="mt-14">
      <h2 ref={heading} id="seen" tabIndex={-1} className="t-h2">
        {t('seen.heading')}
      </h2>
      <p className="mt-1 text-soft">{isOff ? t('seen.off') : t('seen.text', { count: mostSeen })}</p>
      <p className="-ml-5 flex flex-wrap">
        {isOff ? (
          <Choice onPress={() => turn(true)}>{t('seen.turnOn')}</Choice>
        ) : (
          <>
            <Choice onPress={clear}>{t('seen.clear')}</Choice>
            <Choice onPress={() => turn(false)}>{t('seen.turnOff')}</Choice>
          </>
        )}
      </p>
      {seen.length > 0 && (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {seen.map(
            ({ id, vacancy }) =>
              vacancy && (
                <li key={id} className="py-5">
                  <VacancyRow vacancy={vacancy} level={3} isAtHome={false} />
                </li>
              ),
          )}
        </ul>
      )}
    </section>
  );
}

const Choice = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <Button kind="ghost" onClick={onPress}>
    {children}
  </Button>
);
