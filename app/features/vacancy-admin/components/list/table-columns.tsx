import { mostReactions } from '#contract/vacancies.ts';
import type { ListedVacancy } from '#app/features/vacancy-admin/list.server.ts';
import { expiresSoon } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { weekOf } from '#app/features/vacancies/components/week.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import type { ListColumn } from '#app/lists/list-table.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { WeekGlyphs } from '#app/ui/week-glyphs.tsx';

/** What waits for a check and what ends soon says so instead of its plain state. */
function Status({ vacancy }: { vacancy: ListedVacancy }) {
  const t = useWords('vacancy-admin');
  const now = useNow();
  const kind = vacancy.submittedAt ? 'pending' : expiresSoon(vacancy, now) ? 'expiring' : vacancy.status;
  return <Badge kind={kind}>{t(`status.${kind}`)}</Badge>;
}

function When({ schedule }: Pick<ListedVacancy, 'schedule'>) {
  const t = useWords('vacancies');
  return (
    // On one line, also where the table would rather be narrow.
    <span className="block w-max">
      <WeekGlyphs days={weekOf(t, schedule)} flexible={schedule === 'flexible'} />
      <span className="sr-only">{whenWords(t, schedule)}</span>
    </span>
  );
}

function Places({ positions, acceptedCount }: Pick<ListedVacancy, 'positions' | 'acceptedCount'>) {
  const t = useWords('vacancy-admin');
  const { number } = useFormat();
  const taken = number(acceptedCount);
  const words =
    positions === null ? t('placesTaken', { taken }) : t('places', { taken, places: number(positions) });
  return (
    <>
      <span aria-hidden="true">{positions === null ? taken : `${taken}/${number(positions)}`}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}

/** How many people reacted, and how many of them wait for an answer. */
function Reactions({ vacancy }: { vacancy: ListedVacancy }) {
  const t = useWords('vacancy-admin');
  const { number } = useFormat();
  const { applicationCount, unansweredCount } = vacancy;
  if (applicationCount === null) return null;
  return (
    <>
      <span className="block font-semibold">
        {number(applicationCount)}
        {applicationCount === mostReactions && '+'}
      </span>
      {unansweredCount !== null && unansweredCount > 0 && (
        <span className="block t-sm font-semibold whitespace-nowrap text-warn">
          {t('unanswered', { number: number(unansweredCount) })}
        </span>
      )}
    </>
  );
}

/** The day, and how far away it is where that matters. */
function Expires({ vacancy }: { vacancy: ListedVacancy }) {
  const t = useWords('vacancy-admin');
  const { shortDate, relativeTime } = useFormat();
  const now = useNow();
  const { expiresAt, status } = vacancy;
  if (expiresAt === null) return <span className="text-soft">{t('endless')}</span>;
  return (
    <time dateTime={expiresAt} className="whitespace-nowrap">
      {shortDate(expiresAt, now)}
      {status === 'published' && (
        <span className={`block t-sm ${expiresSoon(vacancy, now) ? 'font-semibold text-warn' : 'text-soft'}`}>
          {relativeTime(expiresAt, now)}
        </span>
      )}
    </time>
  );
}

/** State, week, places and days of a vacancy. */
export const columns = {
  status: { cell: (vacancy) => <Status vacancy={vacancy} />, onPhone: true },
  when: { cell: ({ schedule }) => <When schedule={schedule} />, onlyWide: true },
  reactions: { cell: (vacancy) => <Reactions vacancy={vacancy} />, isNumber: true, onlyWide: true },
  places: { cell: (vacancy) => <Places {...vacancy} />, isNumber: true, onlyWide: true },
  expiresAt: { cell: (vacancy) => <Expires vacancy={vacancy} />, onPhone: true },
  createdAt: { cell: ({ createdAt }) => <ListDay at={createdAt} />, onlyVeryWide: true },
} satisfies Record<string, ListColumn<ListedVacancy>>;
