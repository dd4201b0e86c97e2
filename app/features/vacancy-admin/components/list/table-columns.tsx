import { mostReactions } from '#contract/vacancies.ts';
import type { ListedVacancy } from '#app/features/vacancy-admin/list.server.ts';
import { endOfTime } from '#app/features/vacancy-admin/components/end-of-time.ts';
import { expiresSoon } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { weekOf } from '#app/features/vacancies/components/week.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import type { ListColumn } from '#app/lists/list-table.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { WeekGlyphs } from '#app/ui/week-glyphs.tsx';

type Cell = ListColumn<ListedVacancy>['cell'];

/** What waits for a check and what ends soon says so instead of its plain state; the end, and how far away where that matters. */
function useStates(): { status: Cell; expiresAt: Cell } {
  const t = useWords('vacancy-admin');
  const { shortDate, relativeTime } = useFormat();
  const now = useNow();
  return {
    status: (vacancy) => {
      const kind = vacancy.submittedAt ? 'pending' : expiresSoon(vacancy, now) ? 'expiring' : vacancy.status;
      return <Badge kind={kind}>{t(`status.${kind}`)}</Badge>;
    },
    expiresAt: (vacancy) => {
      const end = endOfTime(vacancy);
      if (end === null) return <span className="text-soft">{t('endless')}</span>;
      const look = expiresSoon(vacancy, now) ? 'font-semibold text-warn' : 'text-soft';
      return (
        <time dateTime={end} className="whitespace-nowrap">
          {shortDate(end, now)}
          {vacancy.status === 'published' && (
            <span className={`block t-sm ${look}`}>{relativeTime(end, now)}</span>
          )}
        </time>
      );
    },
  };
}

/** How many people reacted, and how many of them wait for an answer; how many places are taken. */
function usePeople(): { reactions: Cell; places: Cell } {
  const t = useWords('vacancy-admin');
  const { number } = useFormat();
  return {
    reactions: ({ applicationCount, unansweredCount }) =>
      applicationCount !== null && (
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
      ),
    places: ({ positions, acceptedCount }) => {
      const taken = number(acceptedCount);
      if (positions === null) return <Said text={taken} words={t('placesTaken', { taken })} />;
      const places = number(positions);
      return <Said text={`${taken}/${places}`} words={t('places', { taken, places })} />;
    },
  };
}

/** Shown short, and read in full. */
function Said({ text, words }: { text: string; words: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{words}</span>
    </>
  );
}

/** State, week, people and days of a vacancy. */
export function useColumns() {
  const { status, expiresAt } = useStates();
  const { reactions, places } = usePeople();
  const t = useWords('vacancies');
  return {
    status: { cell: status, width: 'longState', onPhone: true },
    type: { cell: ({ vacancyType }) => t(`search.types.${vacancyType}`), width: 'state', onlyWide: true },
    when: {
      cell: ({ schedule }) => (
        // On one line, also where the table would rather be narrow.
        <span className="block w-max">
          <WeekGlyphs days={weekOf(t, schedule)} flexible={schedule === 'flexible'} />
          <span className="sr-only">{whenWords(t, schedule)}</span>
        </span>
      ),
      width: 'week',
      onlyWide: true,
    },
    city: { cell: ({ city }) => city ?? '', width: 'day', onlyWide: true },
    reactions: { cell: reactions, isNumber: true, onlyWide: true },
    places: { cell: places, isNumber: true, onlyVeryWide: true },
    publishedAt: {
      cell: ({ publishedAt }) => publishedAt && <ListDay at={publishedAt} />,
      width: 'day',
      onlyWide: true,
    },
    expiresAt: { cell: expiresAt, width: 'longDay', onPhone: true },
    createdAt: { cell: ({ createdAt }) => <ListDay at={createdAt} />, width: 'day', onlyVeryWide: true },
  } satisfies Record<string, ListColumn<ListedVacancy>>;
}

/** Under the title: whose it is, and why the centre sent it back or turned it down. */
export function Second({
  vacancy,
  showsOrganization,
}: {
  vacancy: ListedVacancy;
  showsOrganization: boolean;
}) {
  const t = useWords('vacancy-admin');
  const { organizationName, returnReason, isRejected } = vacancy;
  return (
    <>
      {showsOrganization && <Breakable>{organizationName}</Breakable>}
      {returnReason !== null && (
        <span className="line-clamp-3 text-warn">
          {t(isRejected ? 'rejected' : 'returned', { reason: returnReason })}
        </span>
      )}
    </>
  );
}
