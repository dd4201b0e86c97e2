/** All notifications (specification, section 2: /notificaties). Works without script; what is chosen is in the address. */
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import { notificationCalls } from '#contract/calls/notifications.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { listAddress, pageSize, readListState } from '#app/features/notifications/components/list-address.ts';
import { Item } from '#app/features/notifications/components/item.tsx';
import { readAll, useNotifications } from '#app/features/notifications/components/notification-store.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams);
  const { items, pagination, meta } = await context.get(pageContext).api.list(notificationCalls.list, {
    filter: { unread: state.unread ? 'true' : null },
    page: { number: state.page, size: pageSize },
  });
  // Read elsewhere in the meantime: the list has grown shorter.
  if (pagination.current > pagination.last)
    throw redirect(inLanguageOf(url.pathname, listAddress(state, { page: pagination.last })));
  return { choice: state, items, pagination, unread: meta.unread };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), `${url.pathname}${url.search}`, {
    'read-all': async () => {
      await page.api.send(notificationCalls.readAll);
      return {};
    },
  });
}

const Act = actFormOf<'read-all'>();
const Press = actButtonOf<'read-all'>();

type Loaded = Route.ComponentProps['loaderData'];

function Head({ choice: state, pagination, unread }: Loaded) {
  const t = useWords('notifications');
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="t-h1">{t('title')}</h1>
        {unread > 0 && (
          <Act act="read-all" onSubmit={() => void readAll(locale)}>
            <Press kind="line" size="small">
              {t('readAll')}
            </Press>
          </Act>
        )}
      </div>
      <div className="mt-4">
        <Tabs
          label={t('tabs')}
          items={[
            {
              href: listAddress(state, { unread: false }),
              label: t('tabAll'),
              current: !state.unread,
              ...(!state.unread && { count: number(pagination.records) }),
            },
            {
              href: listAddress(state, { unread: true }),
              label: t('tabUnread'),
              count: number(unread),
              current: state.unread,
            },
          ]}
        />
      </div>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useWords('notifications');
  return (
    <EmptyState
      title={t(isFiltered ? 'noneUnread' : 'none')}
      drawing={<HousePart kind="door" />}
      action={
        <ButtonLink kind="line" href={isFiltered ? '/notificaties' : '/dashboard'}>
          {t(isFiltered ? 'showAll' : 'toDashboard')}
        </ButtonLink>
      }
    >
      {t(isFiltered ? 'noneUnreadText' : 'noneText')}
    </EmptyState>
  );
}

export default function List({ loaderData }: Route.ComponentProps) {
  const t = useWords('notifications');
  const { choice, pagination } = loaderData;
  // Opened a moment ago, in the bell or here: the page is not asked for again for that.
  const read = new Set(
    useNotifications().items?.flatMap((one) => (one.readAt === null ? [] : [one.id])) ?? [],
  );
  const now = new Date(0).toISOString();
  const items = loaderData.items.map((item) =>
    read.has(item.id) ? { ...item, readAt: item.readAt ?? now } : item,
  );
  return (
    <div className="max-w-[52rem]">
      <Head {...loaderData} />
      {items.length === 0 ? (
        <Nothing isFiltered={choice.unread} />
      ) : (
        <ul className="border-b border-line">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ul>
      )}
      <div className="mt-6">
        <Pagination
          label={t('pages')}
          page={pagination.current}
          pages={pagination.last}
          hrefFor={(at) => listAddress(choice, { page: at })}
          pageName={(at) => t('page', { page: at })}
          previous={t('previous')}
          next={t('next')}
        />
      </div>
    </div>
  );
}
