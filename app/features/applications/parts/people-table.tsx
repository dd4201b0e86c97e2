import type { ListState } from '#app/features/applications/parts/list-address.ts';
import { StateBadge } from '#app/features/applications/parts/state-badge.tsx';
import { receivedAt, type ApplicationSummary } from '#app/features/applications/parts/summary.ts';
import { Waiting } from '#app/features/applications/parts/waiting.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/link.tsx';

type PeopleTableProps = {
  items: readonly ApplicationSummary[];
  state: ListState;
  showsOrganization: boolean;
};

// Below 768 px a row is two lines: who and how long, then what. `display` takes a table's meaning away in some browsers,
// so the roles are written out.
const phoneRow =
  'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:gap-x-3.5 max-md:px-3 max-md:py-3.5 max-[15rem]:block';
const cell = 'md:px-3 md:py-2.5 md:align-middle max-md:block';

/** Who applied for what: a table, and on a phone a list of two lines each (ui.md, section 5). */
export function PeopleTable({ items, state, showsOrganization }: PeopleTableProps) {
  const t = useWords('applications');
  const dates = { open: 'list.received', decided: 'list.answered', withdrawn: 'list.withdrawnOn' } as const;
  const heads = [
    t('list.person'),
    t('list.vacancy'),
    ...(showsOrganization ? [t('list.organization')] : []),
    ...(state === 'withdrawn' ? [] : [t(state === 'open' ? 'list.waiting' : 'list.answer')]),
    t(dates[state]),
  ];
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface">
      <table role="table" className="w-full border-collapse max-md:block">
        <thead role="rowgroup" className="max-md:sr-only">
          <tr role="row" className="border-b border-line">
            {heads.map((head) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={`h-11 px-3 text-left t-sm font-semibold whitespace-nowrap text-soft`}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-md:block">
          {items.map((item) => (
            <Row key={item.id} item={item} state={state} showsOrganization={showsOrganization} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Omit<PeopleTableProps, 'items'> & { item: ApplicationSummary };

function Row({ item, state, showsOrganization }: RowProps) {
  return (
    <tr
      role="row"
      className={`group relative border-b border-line last:border-b-0 hover:bg-tint ${phoneRow}`}
    >
      <th
        role="rowheader"
        scope="row"
        className={`max-w-0 text-left font-normal md:w-[28%] max-md:contents ${cell}`}
      >
        <span className="flex items-center gap-3.5 max-md:contents">
          <span className="max-md:row-span-2 max-md:self-center">
            <Avatar name={item.name} besideName />
          </span>
          <Link
            href={`/applications/${item.id}`}
            className="min-w-0 font-semibold text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
          >
            {item.name}
          </Link>
        </span>
      </th>
      <td
        role="cell"
        className={`max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:t-sm max-md:text-soft ${cell}`}
      >
        {item.vacancyTitle}
        {showsOrganization && <span className="md:hidden">, {item.organizationName}</span>}
      </td>
      {showsOrganization && (
        <td role="cell" className="px-3 py-2.5 text-soft max-md:hidden">
          {item.organizationName}
        </td>
      )}
      {state !== 'withdrawn' && (
        <td
          role="cell"
          className={`md:whitespace-nowrap max-md:col-start-3 max-md:row-start-1 max-md:justify-self-end ${cell}`}
        >
          {item.waitingDays === null ? (
            <StateBadge application={item} />
          ) : (
            <Waiting days={item.waitingDays} />
          )}
        </td>
      )}
      <td
        role="cell"
        className={`text-soft md:whitespace-nowrap ${state === 'withdrawn' ? 'max-md:col-start-3 max-md:row-start-1 max-md:t-sm' : 'max-md:hidden'} ${cell}`}
      >
        <RowDate item={item} state={state} />
      </td>
    </tr>
  );
}

function RowDate({ item, state }: { item: ApplicationSummary; state: ListState }) {
  const { shortDate } = useFormat();
  const now = useNow();
  const moments = { open: receivedAt(item), decided: item.decidedAt, withdrawn: item.withdrawnAt };
  const moment = moments[state] ?? item.createdAt;
  return <time dateTime={moment}>{shortDate(moment, now)}</time>;
}
