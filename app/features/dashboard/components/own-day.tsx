import Search from 'lucide-react/icons/search';
import { HousePart } from '#app/drawings/house-part.tsx';
import { OwnApplications } from '#app/features/applications/components/own-applications.tsx';
import { stateOf } from '#app/features/applications/components/summary.ts';
import type { OwnDayData } from '#app/features/dashboard/dashboard.server.ts';
import { useNumberWords } from '#app/features/dashboard/components/number-words.ts';
import { VacancyCards } from '#app/features/vacancies/components/cards.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';

/** The next thing to do, in one sentence: an answer to look forward to before one that is still awaited. */
function useNextThing({ items, mayApply, isStudent }: OwnDayData): string {
  const t = useWords('dashboard');
  const numberWords = useNumberWords();
  const [latest] = items;
  if (!latest && isStudent) return t('student.start');
  if (!latest) return t(mayApply ? 'volunteer.start' : 'volunteer.look');
  if (stateOf(latest) === 'accepted')
    return t('volunteer.accepted', { organization: latest.organizationName, vacancy: latest.vacancyTitle });
  const open = items.filter((item) => stateOf(item) === 'open').length;
  return open > 0
    ? t('volunteer.waiting', { count: open, people: numberWords(open, 'first') })
    : t(isStudent ? 'student.again' : 'volunteer.again');
}

/** The page of who helps, or wants to (ui.md, section 8, screen 09). */
export function OwnDay({ day }: { day: OwnDayData }) {
  const t = useWords('dashboard');
  const next = useNextThing(day);
  const find = day.isStudent ? 'student.find' : 'volunteer.find';
  return (
    <>
      {/* A band over the full width inside a page that has margins: its colour is cast sideways, and nothing scrolls by it. */}
      <header className="-mt-8 bg-tint py-10 [clip-path:inset(0_-100vmax)] [box-shadow:0_0_0_100vmax_var(--tint)] lg:-mt-14 lg:py-14">
        <h1 className="t-h1">{t('volunteer.hello', { name: day.firstName })}</h1>
        <p className="mt-3 t-lead max-w-[18.5em] text-soft">{next}</p>
        <div className="mt-6">
          <ButtonLink href="/vacancies/search" icon={<Search aria-hidden="true" />}>
            {t(day.mayApply ? find : 'volunteer.browse')}
          </ButtonLink>
        </div>
      </header>
      <div className="mt-10 grid gap-x-12 gap-y-10 lg:mt-14 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-12">
          {(day.mayApply || day.items.length > 0) && <OwnList day={day} />}
          <Newest day={day} />
        </div>
        <FillIn missing={day.missing} />
      </div>
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
    <section aria-labelledby="applications">
      <OwnHeading day={day} />
      {day.items.length === 0 ? (
        <EmptyState level={3} title={t('volunteer.none')} drawing={<HousePart kind="door" />}>
          {t(day.isStudent ? 'student.noneText' : 'volunteer.noneText')}
        </EmptyState>
      ) : (
        <div className="mt-5">
          <OwnApplications items={day.items} level={3} />
        </div>
      )}
    </section>
  );
}

/** What is new at this centre: something to begin with. */
function Newest({ day: { vacancies, isStudent } }: { day: OwnDayData }) {
  const t = useWords('dashboard');
  if (vacancies.length === 0) return null;
  return (
    <section aria-labelledby="newest">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="newest" className="t-h2">
          {t(isStudent ? 'student.newest' : 'volunteer.newest')}
        </h2>
        <Link href="/vacancies/search" className="link">
          {t('volunteer.allVacancies')}
        </Link>
      </div>
      <VacancyCards items={vacancies} columns="twoOrThree" />
    </section>
  );
}

/** The fields about oneself that are still empty, and what they are for. */
function FillIn({ missing }: { missing: OwnDayData['missing'] }) {
  const t = useWords('dashboard');
  return (
    <section
      aria-labelledby="fill-in"
      className="content-start self-start rounded-card border border-line p-6"
    >
      <h2 id="fill-in" className="t-h4">
        {t('profile.title')}
      </h2>
      {missing.length === 0 ? (
        <p className="mt-1 text-soft">{t('profile.complete')}</p>
      ) : (
        <ul className="mt-2">
          {missing.map((field) => (
            <li key={field} className="border-b border-line py-3 last:border-0">
              <p className="font-semibold">{t(`profile.${field}`)}</p>
              <p className="t-sm text-soft">{t(`profile.${field}Text`)}</p>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3">
        <Link href="/profile-edit" className="link">
          {t(missing.length === 0 ? 'profile.look' : 'profile.fillIn')}
        </Link>
      </p>
    </section>
  );
}
