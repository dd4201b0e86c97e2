import { posterOf } from '#contract/poster.ts';
import { useLocale } from '#app/i18n/words.ts';
import { KeepButton } from '#app/features/bookmarks/components/keep-button.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { ShareButton } from './share-button.tsx';

type KeepAndShareProps = { vacancy: VacancyView; address: string };

/** 'Bewaar' and 'Deel' side by side. What is not online cannot be seen by whom one would send it to. */
export default function KeepAndShare({ vacancy, address }: KeepAndShareProps) {
  const { id, title, state, isPrivate } = vacancy;
  const locale = useLocale();
  // What is asked by one person does not hang on boards, nor what nobody can join any more.
  const poster = state === 'open' && !isPrivate ? posterOf(id, locale) : null;
  return (
    // One below the other where large letters leave no room for both.
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
      <KeepButton id={id} title={title} hasWords />
      {state !== 'draft' && state !== 'archived' && (
        <ShareButton title={title.text} address={address} poster={poster} />
      )}
    </div>
  );
}
