import Search from 'lucide-react/icons/search';
import { HousePart } from '#app/drawings/house-part.tsx';
import { OwnApplications } from '#app/features/applications/parts/own-applications.tsx';
import { stateOf } from '#app/features/applications/parts/summary.ts';
import type { OwnDayData } from '#app/features/dashboard/parts/day.server.ts';
import { useNumberWords } from '#app/features/dashboard/parts/number-words.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';

/** The next thing to do, in one sentence: an answer to look forward to before one that is still awaited. */
function useNextThing({ items, mayApply }: OwnDayData): string {
  const t = useWords('dashboard');
  const numberWords = useNumberWords();
  const [latest] = items;
  if (!latest) return t(mayApply ? 'volunteer.start' : 'volunteer.look');
  if (stateOf(latest) === 'accepted')
    return t('volunteer.accepted', { organization: latest.organizationName, vacancy: latest.vacancyTitle });
  const open = items.filter((item) => stateOf(item) === 'open').length;
  return open > 0
    ? t('volunteer.waiting', { count: open, people: numberWords(open, 'first') })
    : t('volunteer.again');
}

/** The page of who helps, or wants to (ui.md, section 8, screen 09). */
export function OwnDay({ day }: { day: OwnDayData }) {
  const t = useWords('dashboard');
  const next = useNextThing(day);
  return (
    <>
      {/* A band over the full width inside a page that has margins: its colour is cast sideways, and nothing scrolls by it. */}
      <header className="-mt-8 bg-tint py-10 [clip-path:inset(0_-100vmax)] [box-shadow:0_0_0_100vmax_var(--tint)] lg:-mt-14 lg:py-14">
        <h1 className="t-h1">{t('volunteer.hello', { name: day.firstName })}</h1>
        <p className="mt-3 t-lead max-w-[34ch] text-soft">{next}</p>
        <div className="mt-6">
          <ButtonLink href="/vacancies/search" icon={<Search aria-hidden="true" />}>
            {t(day.mayApply ? 'volunteer.find' : 'volunteer.browse')}
          </ButtonLink>
        </div>
      </header>
      {(day.mayApply || day.items.length > 0) && <OwnList day={day} />}
    </>
  );
}

function OwnHeading({ day }: { day: OwnDayData }) {
  const t = useWords('dashboard');
  const { number } = useFormat();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <h2 id="applications" className="t-h2">
        {t('volunteer.applications')}
      </h2>
      {day.total > day.items.length && (
        <Link href="/applications" className="link">
          {t('volunteer.all', { number: number(day.total) })}
        </Link>
      )}
    </div>
  );
}

function OwnList({ day }: { day: OwnDayData }) {
  const t = useWords('dashboard');
  return (
    <section aria-labelledby="applications" className="mt-10 max-w-[52rem] lg:mt-14">
      <OwnHeading day={day} />
      {day.items.length === 0 ? (
        <EmptyState level={3} title={t('volunteer.none')} drawing={<HousePart kind="door" />}>
          {t('volunteer.noneText')}
        </EmptyState>
      ) : (
        <div className="mt-5">
          <OwnApplications items={day.items} level={3} />
        </div>
      )}
    </section>
  );
}
