/** Questions to the centre for whoever answers them: who waits, and what was answered. Works without script. */
import type { Route } from './+types/list.ts';
import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import {
  contactStatuses,
  questionHolders,
  type ContactStatus,
  type QuestionHolder,
} from '#contract/contact-messages.ts';
import { textLimits } from '#contract/text-limits.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { MessageRows } from '#app/features/contact-messages/components/message-rows.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { addressOf, pageIn, pagePairs, sizeIn, wordsIn } from '#app/shell/list-address.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { ListSearch } from '#app/shell/list-search.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Select } from '#app/ui/select.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

const sizes = [25, 50, 100] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, actor } = context.get(pageContext);
  const status = url.searchParams.get('status') === 'answered' ? ('answered' as const) : ('open' as const);
  const other = status === 'open' ? ('answered' as const) : ('open' as const);
  const size = sizeIn(url.searchParams, sizes);
  const q = wordsIn(url.searchParams, 'q', textLimits.search);
  const holder = questionHolders.find((one) => one === url.searchParams.get('assigned'));
  const asked = { q: q || undefined, assigned: holder };
  const [{ items, can, pagination }, others] = await Promise.all([
    api.list(contactMessageCalls.list, {
      filter: { status_eq: status, ...asked },
      // Who waits longest comes first.
      sort: status === 'open' ? 'createdAt' : '-createdAt',
      page: { number: pageIn(url.searchParams), size },
    }),
    // Nothing of the other tab but how many it has.
    api.list(contactMessageCalls.list, {
      filter: { status_eq: other, ...asked },
      page: { size: 1 },
    }),
  ]);
  if (!can.answer) throw noRights();
  const counts = { [status]: pagination.records, [other]: others.pagination.records };
  return {
    status,
    q,
    holder,
    userId: actor.kind === 'user' ? actor.userId : '',
    size,
    items,
    pagination,
    open: counts['open'] ?? 0,
    answered: counts['answered'] ?? 0,
  };
}

const path = '/contactformulier/berichten';

/** What is chosen, as it stands in the address. */
const chosenPairs = (status: ContactStatus, q: string, holder: QuestionHolder | undefined) =>
  [
    ['status', status === 'answered' ? status : ''],
    ['q', q],
    ['assigned', holder ?? ''],
  ] as const;

type ListLoaded = Awaited<ReturnType<typeof loader>>;

/** In place of the rows: nobody waits, or nothing has these words. */
function None({ status, q, holder }: Pick<ListLoaded, 'status' | 'q' | 'holder'>) {
  const t = useWords('contact-messages');
  if (q || holder)
    return (
      <EmptyState
        title={t('list.nothing')}
        action={
          <ButtonLink kind="line" href={addressOf(path, chosenPairs(status, '', undefined))}>
            {t('list.whole')}
          </ButtonLink>
        }
      >
        {q ? t('list.nothingText') : t('list.nothingHeld')}
      </EmptyState>
    );
  return (
    <EmptyState title={t(`list.none.${status}`)} drawing={<HousePart kind="door" />}>
      {t(`list.noneText.${status}`)}
    </EmptyState>
  );
}

/** Whose questions: all, one's own, or those that nobody has yet. */
function HolderField({ holder }: Pick<ListLoaded, 'holder'>) {
  const t = useWords('contact-messages');
  return (
    <Select
      name="assigned"
      label={t('list.holder')}
      defaultValue={holder ?? ''}
      options={[
        { value: '', label: t('list.holders.all') },
        ...questionHolders.map((one) => ({ value: one, label: t(`list.holders.${one}`) })),
      ]}
    />
  );
}

export default function List({ loaderData: list }: Route.ComponentProps) {
  const { status, q, holder, size, items, pagination, userId } = list;
  const { number } = useFormat();
  const t = useWords('contact-messages');
  return (
    <>
      <h1 className="t-h1-staff">{t('list.title')}</h1>
      <div className="mt-4 mb-2">
        <Tabs
          label={t('list.tabs')}
          items={contactStatuses.map((one) => ({
            href: addressOf(path, chosenPairs(one, q, holder)),
            label: t(`status.${one}`),
            count: number(list[one]),
            current: one === status,
          }))}
        />
      </div>
      <div className="mt-4 mb-5">
        <ListSearch
          address={addressOf(path, [...chosenPairs(status, q, holder), ...pagePairs(1, size, sizes[0])])}
          q={q}
          label={t('list.search')}
          find={t('list.find')}
          names={['assigned']}
          fields={<HolderField key={holder} holder={holder} />}
        />
      </div>
      {items.length === 0 ? (
        <None status={status} q={q} holder={holder} />
      ) : (
        <>
          <MessageRows messages={items} isForStaff userId={userId} />
          <div className="mt-6">
            <ListPages
              label={t('list.pages')}
              pagination={pagination}
              size={size}
              sizes={sizes}
              addressWith={({ page = 1, size: wanted = size }) =>
                addressOf(path, [...chosenPairs(status, q, holder), ...pagePairs(page, wanted, sizes[0])])
              }
            />
          </div>
        </>
      )}
    </>
  );
}
