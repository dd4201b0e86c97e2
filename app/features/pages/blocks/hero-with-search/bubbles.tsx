import type { CSSProperties } from 'react';
import { speakerAt } from '#app/drawings/street.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePractical } from '#app/features/vacancies/components/practical.ts';
import { localTitle, vacancyHref, type VacancySummary } from '#app/features/vacancies/components/summary.ts';
import { Link } from '#app/ui/link.tsx';

/** How wide the street of the hero is drawn: never smaller than its own height asks for (hero-with-search.tsx). */
const street = 'max(90.783rem,100%)';
/** From the left edge of a bubble to the tip of its tail. */
const tips = ['13rem', '9.5rem'] as const;
const leftOf = (share: number, at: 0 | 1) => `calc(50% + ${share.toFixed(4)} * ${street} - ${tips[at]})`;

/** Right over the head of who says it. In a narrow window the second is said by somebody nearer to the middle. */
const places = [
  { style: { '--at': leftOf(speakerAt(0.37), 0) }, bubble: 'left-(--at)', tail: 'left-48 -scale-x-100' },
  {
    style: { '--near': leftOf(speakerAt(0.6), 1), '--far': leftOf(speakerAt(0.83), 1) },
    bubble: 'left-(--near) xl:left-(--far)',
    tail: 'left-36',
  },
] as const;
/** The heads are at half the height of the street, which is on the water. */
const overHeads = 'bottom-[calc(0.505*max(14.5rem,15.9722vw)+5rem)]';

/** The two vacancies that close first, said by the people of the street. Below 1024 px their cards follow at once. */
export function Bubbles({ urgent }: { urgent: readonly VacancySummary[] }) {
  const t = useWords('pages');
  if (urgent.length === 0) return null;
  return (
    <ul aria-label={t('hero.urgent')} className="hidden lg:block">
      {places.map(({ style, bubble, tail }, at) => {
        const vacancy = urgent[at];
        return (
          vacancy && (
            <li
              key={vacancy.id}
              className={`absolute z-10 w-66 ${overHeads} ${bubble}`}
              style={style as CSSProperties}
            >
              <Bubble vacancy={vacancy} tail={tail} />
            </li>
          )
        );
      })}
    </ul>
  );
}

function Bubble({ vacancy, tail }: { vacancy: VacancySummary; tail: string }) {
  const title = localTitle(vacancy, useLocale());
  const { when } = usePractical(vacancy);
  return (
    <Link
      href={vacancyHref(vacancy)}
      className="group relative block rounded-card bg-surface px-4.5 py-3.5 text-ink no-underline shadow-float"
    >
      <span lang={title.lang} className="head block t-h4">
        {title.text}
      </span>
      <span className="mt-1 block t-sm font-link text-link underline underline-offset-3 group-hover:text-ink">
        {when}
      </span>
      <svg
        viewBox="0 0 24 12"
        aria-hidden="true"
        className={`absolute top-full h-3 w-6 fill-surface forced-colors:hidden ${tail}`}
      >
        <path d="M0 0h24L8 12Z" />
      </svg>
    </Link>
  );
}
