import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { KeepButton } from '#app/features/bookmarks/components/keep-button.tsx';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import { usePractical } from '#app/features/vacancies/components/practical.ts';
import { localTitle, vacancyHref, type VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { Whose } from '#app/features/vacancies/components/whose.tsx';
import { weekOf } from '#app/features/vacancies/components/week.ts';
import { Link } from '#app/ui/link.tsx';
import { WeekStrip } from '#app/ui/week-strip.tsx';

type RowProps = {
  vacancy: VacancySummary;
  level?: 2 | 3;
  /** Its number on the map. */
  number?: number;
  /** Pointed at on the map, or here. */
  isChosen?: boolean;
  isFirst?: boolean;
  /** On the organisation's own page: its name is over it already. */
  isAtHome?: boolean;
  /** How it will look: there is nothing to keep yet. */
  isPreview?: boolean;
};

/** The same order as a card, lying down: thumb, title, organisation, week beside its words, hours, place, places left. */
export function VacancyRow({ vacancy, level = 2, isPreview, ...look }: RowProps) {
  const { isChosen, isAtHome } = look;
  const t = useWords('vacancies');
  const title = localTitle(vacancy, useLocale());
  const { when, hours, place } = usePractical(vacancy);
  const { positionsLeft } = vacancy;
  const spots = positionsLeft !== null && t('card.spots', { count: positionsLeft });
  const Heading = `h${level}` as const;
  return (
    <article
      className={`group @container relative rounded-card transition-shadow sm:-mx-3.5 sm:p-3.5 ${
        isChosen ? 'sm:bg-tint sm:shadow-[0_0_0_2px_var(--solid)] forced-colors:outline-2' : ''
      }`}
    >
      <div className="relative flex gap-4 max-[17rem]:flex-col sm:gap-5">
        <Thumb vacancy={vacancy} {...look} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Heading className={`@min-[30rem]:pr-12 ${isAtHome ? 't-h4' : 't-h4 @min-[30rem]:t-h3'}`}>
            <Link
              href={vacancyHref(vacancy)}
              lang={title.lang}
              className="text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0 after:rounded-card"
            >
              {title.text}
            </Link>
          </Heading>
          {!isAtHome && <Whose vacancy={vacancy} />}
          <div className={isAtHome ? 'pt-2' : 'mt-auto pt-2'}>
            <span className="hidden @min-[30rem]:block">
              <WeekStrip
                days={weekOf(t, vacancy.schedule)}
                words={when}
                flexible={vacancy.schedule === 'flexible'}
              />
            </span>
            <p className="t-sm @min-[30rem]:hidden">
              <span className="font-semibold text-ink">{when}</span>
              <span className="block text-soft">{[hours, place].filter(Boolean).join(', ')}</span>
              {spots && <span className="block text-soft">{spots}</span>}
            </p>
            <Facts vacancy={vacancy} />
          </div>
        </div>
        {!isPreview && !vacancy.sharedBy && (
          <KeepButton
            id={vacancy.id}
            title={title}
            className="absolute top-1 left-14 rounded-ctl @max-[30rem]:bg-surface @max-[30rem]:shadow-lift @min-[30rem]:top-0 @min-[30rem]:right-0 @min-[30rem]:left-auto"
          />
        )}
      </div>
    </article>
  );
}

function Thumb({ vacancy, number, isChosen, isFirst, isAtHome }: Omit<RowProps, 'level' | 'isPreview'>) {
  // Lower than in the search, where the pin stands on it.
  const size = isAtHome ? 'h-20 w-26 @min-[30rem]:h-25 @min-[30rem]:w-33' : 'size-26 @min-[30rem]:size-42';
  return (
    <div className="relative shrink-0 self-start">
      <VacancyPhoto
        imageKey={vacancy.imageKey}
        photo={vacancy.photo}
        category={vacancy.category}
        isFirst={isFirst}
        className={`rounded-ctl ${size}`}
      />
      {number !== undefined && (
        <span
          aria-hidden="true"
          className={`absolute bottom-2 left-2 hidden h-7.5 min-w-7.5 place-content-center rounded-full px-1.5 t-sm font-bold shadow-lift tnum lg:grid ${
            isChosen ? 'bg-accent text-onaccent' : 'bg-surface text-ink'
          }`}
        >
          {number}
        </span>
      )}
    </div>
  );
}

/** With signs where there is room; a phone has the same in one line. */
function Facts({ vacancy }: { vacancy: VacancySummary }) {
  const t = useWords('vacancies');
  const { hours, place } = usePractical(vacancy);
  const { positionsLeft } = vacancy;
  return (
    <ul className="mt-1.5 hidden flex-wrap gap-x-4 gap-y-0.5 t-sm text-soft @min-[30rem]:flex">
      {hours && <Fact icon={<Clock />}>{hours}</Fact>}
      {place && <Fact icon={<MapPin />}>{place}</Fact>}
      {positionsLeft !== null && <Fact icon={<Users />}>{t('card.spots', { count: positionsLeft })}</Fact>}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {children}
    </li>
  );
}
