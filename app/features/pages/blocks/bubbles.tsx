import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePractical } from '#app/features/vacancies/parts/practical.ts';
import { localTitle, type VacancySummary } from '#app/features/vacancies/parts/summary.ts';
import { Link } from '#app/ui/link.tsx';

/** Over the heads of two groups in the street; both leave the title of the page free. The tail points at who says it. */
const places = [
  { bubble: 'left-[38%] bottom-61', tail: 'right-8 -scale-x-100' },
  { bubble: 'right-[max(1.5rem,calc((100%-75rem)/2))] bottom-68', tail: 'left-[58%]' },
];

/** The two vacancies that close first, said by the people of the street. Below 1024 px their cards follow at once. */
export function Bubbles({ urgent }: { urgent: readonly VacancySummary[] }) {
  const t = useWords('pages');
  if (urgent.length === 0) return null;
  return (
    <ul aria-label={t('hero.urgent')} className="hidden lg:block">
      {places.map(({ bubble, tail }, at) => {
        const vacancy = urgent[at];
        return (
          vacancy && (
            <li key={vacancy.id} className={`absolute z-10 w-66 ${bubble}`}>
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
      href={`/vacancies/${vacancy.id}`}
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
