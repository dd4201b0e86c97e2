import { type ReactNode, useEffect, useState } from 'react';
import { joinId } from '#app/features/vacancies/components/part-ids.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';

const PhoneBarWords = lazyOnInteraction(() => import('./phone-bar-words.tsx'));

/** Whether what has this id is on the screen; not before script knows. */
function useIsSeen(id: string): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return undefined;
    const watch = new IntersectionObserver((entries) => setSeen(entries.some((one) => one.isIntersecting)));
    watch.observe(part);
    return () => watch.disconnect();
  }, [id]);
  return isSeen;
}

/** Repeats when and the one action, as long as the panel's own is not on the screen (ui.md, section 8). With large letters the action alone. */
export function PhoneBar({ vacancy, button }: { vacancy: VacancyView; button: ReactNode }) {
  const isTwice = useIsSeen(joinId);
  return (
    <div
      data-bottom-bar="own"
      className={`sticky bottom-0 layer-bar -mx-4 mt-12 -mb-8 flex items-center gap-3 border-t border-line bg-surface px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] shadow-float sm:-mx-6 sm:px-6 lg:hidden ${isTwice ? 'invisible' : ''}`}
    >
      <PhoneBarWords vacancy={vacancy} />
      <div className="shrink-0 max-[20rem]:w-full max-[20rem]:[&>*]:w-full">{button}</div>
    </div>
  );
}
