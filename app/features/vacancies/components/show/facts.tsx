import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useLocale, useWords, type Translate, type Values } from '#app/i18n/words.ts';
import { WeekGlyphs } from '#app/ui/week-glyphs.tsx';
import { periodWords } from '#app/features/vacancies/components/period.ts';
import { hoursWords } from '#app/features/vacancies/components/practical.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { weekOf } from '#app/features/vacancies/components/week.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';
import { listFormat } from '#contract/formatters.ts';

type FactsProps = { vacancy: VacancyView };

/** When, how long, where and with whom: before the story (ui.md, section 1). */
export function Facts({ vacancy }: FactsProps) {
  const t = useWords('vacancies');
  return (
    <>
      <h2 className="sr-only">{t('show.facts')}</h2>
      <dl className="mt-7 grid border-t border-line sm:grid-cols-2 [&>div]:border-b [&>div]:border-line [&>div]:py-4.5 sm:[&>div]:pr-6">
        <When vacancy={vacancy} />
        <HowLong vacancy={vacancy} />
        <Where vacancy={vacancy} />
        <WithWhom vacancy={vacancy} />
      </dl>
    </>
  );
}

type FactProps = { icon: ReactNode; name: string; value: string; note?: string; children?: ReactNode };

function Fact({ icon, name, value, note, children }: FactProps) {
  return (
    <div className="relative min-h-20 pl-15">
      <dt className="t-sm text-soft">
        <span
          aria-hidden="true"
          className="absolute top-4.5 left-0 grid size-11 place-content-center rounded-ctl bg-tint2 text-link [&_svg]:size-5"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd>
        <span className="block leading-snug font-semibold text-ink">{value}</span>
        {children}
        {note && <span className="mt-0.5 block t-sm text-soft">{note}</span>}
      </dd>
    </div>
  );
}

/** There is room here for the whole name of a day, where a card has its first two letters. */
function longWhen(
  t: Translate<'vacancies'>,
  schedule: VacancyView['schedule'],
  oneDay: string | undefined,
): string {
  const long = (key: string, values?: Values) =>
    t(key.replace(/^(card\.days\.\w+)\.short$/, '$1.long') as Parameters<typeof t>[0], values);
  const words = whenWords(long as Translate<'vacancies'>, schedule, oneDay);
  // Dutch writes a day and its part as one word, where the short name stands apart.
  return words.replaceAll(/dag (ochtend|middag|avond)/g, 'dag$1');
}

function When({ vacancy }: FactsProps) {
  const t = useWords('vacancies');
  const { longDay } = useFormat();
  const period = periodWords(t, { locale: useLocale(), now: useNow() }, vacancy);
  const { schedule, startsOn, endsOn } = vacancy;
  const oneDay = startsOn !== null && startsOn === endsOn ? longDay(startsOn) : undefined;
  return (
    <Fact
      icon={<CalendarDays />}
      name={t('show.when')}
      value={longWhen(t, schedule, oneDay)}
      note={period ?? (schedule === 'flexible' && !oneDay ? t('show.whenFlexibleNote') : undefined)}
    >
      <span className="mt-2 block">
        <WeekGlyphs days={weekOf(t, schedule)} size="detail" flexible={schedule === 'flexible'} />
      </span>
    </Fact>
  );
}

function HowLong({ vacancy }: FactsProps) {
  const t = useWords('vacancies');
  const hours = hoursWords(t, useLocale(), vacancy);
  const isOnce = vacancy.tags.includes('once');
  return (
    <Fact
      icon={<Clock />}
      name={t('show.howLong')}
      value={hours ?? t('show.hoursUnknown')}
      note={isOnce ? t('show.once') : undefined}
    />
  );
}

function Where({ vacancy }: FactsProps) {
  const t = useWords('vacancies');
  const { isRemote, isPrivate, street, city } = vacancy;
  const name = t('show.place');
  if (isRemote)
    return <Fact icon={<MapPin />} name={name} value={t('show.remote')} note={t('show.remoteNote')} />;
  const note = street ? undefined : isPrivate ? t('show.addressHidden') : t('show.addressLater');
  return (
    <Fact
      icon={<MapPin />}
      name={name}
      value={[street, city].filter(Boolean).join(', ') || t('show.placeUnknown')}
      note={note}
    />
  );
}

function WithWhom({ vacancy }: FactsProps) {
  const t = useWords('vacancies');
  const { targetGroups, organizationName } = vacancy;
  // The names begin with a capital in their list; here they are one sentence.
  const names = targetGroups.map((name, at) =>
    at === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1),
  );
  const groups = listFormat(useLocale()).format(names);
  return (
    <Fact
      icon={<Users />}
      name={t('show.withWhom')}
      value={groups || t('show.withOrganization', { organization: organizationName })}
    />
  );
}
