/** The forms that somebody keeps: whether each is online, and what came in. Works without script. */
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/list.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { formOwners, type FormOwner } from '#contract/forms.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { FormBadge, type FormView } from '#app/features/forms/components/form-badge.tsx';
import { useIntakeText } from '#app/features/forms/components/intake-text.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListHead } from '#app/lists/list-head.tsx';
import { addressOf, pageIn, pagePairs, sizeIn } from '#app/shell/list-address.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Row } from '#app/ui/row.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

/** So many on a page. */
const sizes = [50, 100, 200] as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const size = sizeIn(url.searchParams, sizes);
  const owner = formOwners.find((one) => one === url.searchParams.get('owner')) ?? null;
  const { items, can, pagination } = await api.list(formCalls.list, {
    filter: { owner: owner ?? undefined },
    page: { number: pageIn(url.searchParams), size },
  });
  return { items, can, pagination, size, owner };
}

const listAddress = (owner: FormOwner | null, page = 1, size: number = sizes[0]) =>
  addressOf('/form_builder', [['owner', owner ?? ''], ...pagePairs(page, size, sizes[0])]);

function FormRow({ form, isOwnerShown }: { form: FormView; isOwnerShown: boolean }) {
  const { id, title, submissions, unread, lastSubmittedAt, organizationName } = form;
  const bounds = useIntakeText()(form);
  const t = useWords('forms');
  const { relativeTime } = useFormat();
  const now = useNow();
  return (
    <Row title={title} href={`/form_builder/${id}`} side={<FormBadge form={form} />}>
      {isOwnerShown && organizationName !== null && <span className="block">{organizationName}</span>}
      {t('submissions', { count: submissions })}
      {unread > 0 && (
        <>
          , <strong className="text-ink">{t('unread', { count: unread })}</strong>
        </>
      )}
      {lastSubmittedAt && <>, {t('list.last', { when: relativeTime(lastSubmittedAt, now) })}</>}
      {bounds && <>. {bounds}</>}
    </Row>
  );
}

/** Whose forms: for who keeps those of all. */
function Owners({ owner }: { owner: FormOwner | null }) {
  const t = useWords('forms');
  const center = siteName(useFrame());
  const labels = { center, organizations: t('list.ofOrganizations') };
  return (
    <div className="mb-4">
      <Tabs
        label={t('list.whose')}
        items={[
          { href: listAddress(null), label: t('list.all'), current: owner === null },
          ...formOwners.map((one) => ({
            href: listAddress(one),
            label: labels[one],
            current: owner === one,
          })),
        ]}
      />
    </div>
  );
}

export default function List({ loaderData }: Route.ComponentProps) {
  const { items, can, pagination, size, owner } = loaderData;
  const t = useWords('forms');
  const isEmpty = items.length === 0 && owner === null;
  const add = can.create && (
    <ButtonLink href="/form_builder/new" icon={<Plus />}>
      {t('list.add')}
    </ButtonLink>
  );
  return (
    <>
      <div className="mb-6">
        <ListHead
          title={t('titles.list')}
          ways={[
            can.putInPages &&
              !isEmpty && {
                href: '/content/forms',
                label: t('list.inPages'),
                icon: <LayoutTemplate />,
              },
          ]}
        >
          {!isEmpty && add}
        </ListHead>
      </div>
      {can.putInPages && !isEmpty && <Owners owner={owner} />}
      {items.length === 0 ? (
        <EmptyState
          title={t(isEmpty ? 'list.none' : 'list.noneHere')}
          drawing={<HousePart kind="door" />}
          action={isEmpty ? add || undefined : undefined}
        >
          {isEmpty && t('list.noneText')}
        </EmptyState>
      ) : (
        <>
          <ul className="border-t border-line">
            {items.map((form) => (
              <FormRow key={form.id} form={form} isOwnerShown={can.putInPages} />
            ))}
          </ul>
          <div className="mt-6">
            <ListPages
              label={t('list.pages')}
              pagination={pagination}
              size={size}
              sizes={sizes}
              addressWith={({ page = 1, size: wanted = size }) => listAddress(owner, page, wanted)}
            />
          </div>
        </>
      )}
    </>
  );
}
