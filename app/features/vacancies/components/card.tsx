import { useLocale, useWords } from '#app/i18n/words.ts';
import { KeepButton } from '#app/features/bookmarks/components/keep-button.tsx';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { usePractical } from '#app/features/vacancies/components/practical.ts';
import { localTitle, vacancyHref, type VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { weekOf } from '#app/features/vacancies/components/week.ts';
import { Whose } from '#app/features/vacancies/components/whose.tsx';
import { Link } from '#app/ui/link.tsx';
import { WeekGlyphs } from '#app/ui/week-glyphs.tsx';

type CardProps = {
  vacancy: VacancySummary;
  level?: 2 | 3;
  isFirst?: boolean;
  /** How it will look: there is nothing to keep yet. */
  isPreview?: boolean;
};

/**
 * Photo with the week on it, then title, organisation, when, hours and place (ui.md, section 5). No box; the title's link covers
 * the whole. On a phone it lies down as a row. Its parent is a VacancyCards grid, whose lines it shares.
 */
export function VacancyCard({ vacancy, level = 3, isFirst, isPreview }: CardProps) {
  const t = useWords('vacancies');
  const title = localTitle(vacancy, useLocale());
  const { when, hours, place } = usePractical(vacancy);
  const Heading = `h${level}` as const;
  return (
    <article className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-x-4 max-[17rem]:grid-cols-1 max-[17rem]:gap-y-3 sm:row-span-4 sm:grid-cols-1 sm:grid-rows-subgrid sm:gap-y-0">
      <div className="relative max-sm:row-span-4 max-[17rem]:row-span-1 max-[17rem]:w-26">
        <VacancyPhoto
          imageKey={vacancy.imageKey}
          photo={vacancy.photo}
          category={vacancy.category}
          isFirst={isFirst}
          className="aspect-square w-full rounded-ctl sm:aspect-4/3 sm:rounded-card"
        />
        <span className="absolute bottom-3 left-3 hidden max-w-[calc(100%-1.5rem)] sm:block">
          <WeekGlyphs days={weekOf(t, vacancy.schedule)} flexible={vacancy.schedule === 'flexible'} plate />
        </span>
      </div>
      <Heading className="t-h4 sm:pt-4">
        <Link
          href={vacancyHref(vacancy)}
          lang={title.lang}
          className="text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
        >
          {title.text}
        </Link>
      </Heading>
      <Whose vacancy={vacancy} />
      <p className="mt-2 t-sm">
        <span className="font-semibold text-ink">{when}</span>
        <span className="block text-soft">{[hours, place].filter(Boolean).join(', ')}</span>
      </p>
      {!isPreview && !vacancy.sharedBy && (
        <KeepButton
          id={vacancy.id}
          title={title}
          className="absolute top-1 left-14 rounded-ctl bg-surface shadow-lift sm:top-2 sm:right-2 sm:left-auto"
        />
      )}
    </article>
  );
}

/** Cards side by side, their titles on one line; below 640 px a list of rows with a rule between. */
export function VacancyCards({ items, level }: { items: readonly VacancySummary[]; level?: 2 | 3 }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4">
      {items.map((vacancy) => (
        <li
          key={vacancy.id}
          className="max-sm:border-t max-sm:border-line max-sm:py-5 sm:row-span-4 sm:grid sm:grid-rows-subgrid"
        >
          <VacancyCard vacancy={vacancy} level={level} />
        </li>
      ))}
    </ul>
  );
}
