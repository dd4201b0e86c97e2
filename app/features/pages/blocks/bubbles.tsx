import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePractical } from '#app/features/vacancies/parts/practical.ts';
import { localTitle, type VacancySummary } from '#app/features/vacancies/parts/summary.ts';
import { Link } from '#app/ui/link.tsx';

/** Over the heads of two groups in the street; both leave the title of the page free. */
const places = ['lg:left-[38%] lg:bottom-61', 'lg:right-[max(1.5rem,calc((100%-75rem)/2))] lg:bottom-68'];

/** The two vacancies that close first, said by the people of the street. Below 1024 px their cards follow at once. */
export function Bubbles({ urgent }: { urgent: readonly VacancySummary[] }) {
  const t = useWords('pages');
  if (urgent.length === 0) return null;
  return (
    <ul aria-label={t('hero.urgent')} className="hidden lg:block">
      {urgent.slice(0, places.length).map((vacancy, at) => (
        <li key={vacancy.id} className={`absolute z-10 w-66 ${places[at]}`}>
          <Bubble vacancy={vacancy} />
        </li>
      ))}
    </ul>
  );
}

function Bubble({ vacancy }: { vacancy: VacancySummary }) {
  const title = localTitle(vacancy, useLocale());
  const { when, place } = usePractical(vacancy);
  return (
    <Link
      href={`/vacancies/${vacancy.id}`}
      className="group relative block rounded-card bg-surface px-4.5 py-3.5 text-ink no-underline shadow-float"
    >
      <span lang={title.lang} className="head block t-h4">
        {title.text}
      </span>
      <span className="mt-1 block t-sm font-link text-link underline underline-offset-3 group-hover:text-ink">
        {[when, place].filter(Boolean).join(', ')}
      </span>
      {/* The tail that points at who says it. */}
      <svg
        viewBox="0 0 24 12"
        aria-hidden="true"
        className="absolute top-full left-10 h-3 w-6 fill-surface forced-colors:hidden"
      >
        <path d="M0 0h24L8 12Z" />
      </svg>
    </Link>
  );
}
