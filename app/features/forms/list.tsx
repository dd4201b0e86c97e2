/** The forms of the centre for its staff: whether each is online, and what came in. Works without script. */
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Plus from 'lucide-react/icons/plus';
import type { Route } from './+types/list.ts';
import { formCalls } from '#contract/calls/forms.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { FormBadge, type FormView } from '#app/features/forms/components/form-badge.tsx';
import { useIntakeText } from '#app/features/forms/components/intake-text.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ListHead } from '#app/lists/list-head.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Row } from '#app/ui/row.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { items, can } = await api.list(formCalls.list, { page: { size: pageSizeMax } });
  return { items, can };
}

function FormRow({ form }: { form: FormView }) {
  const { id, title, submissions, unread, lastSubmittedAt } = form;
  const bounds = useIntakeText()(form);
  const t = useWords('forms');
  const { relativeTime } = useFormat();
  const now = useNow();
  return (
    <Row title={title} href={`/form_builder/${id}`} side={<FormBadge form={form} />}>
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

export default function List({ loaderData: { items, can } }: Route.ComponentProps) {
  const t = useWords('forms');
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
            items.length > 0 && {
              href: '/content/forms',
              label: t('list.inPages'),
              icon: <LayoutTemplate />,
            },
          ]}
        >
          {items.length > 0 && add}
        </ListHead>
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('list.none')} drawing={<HousePart kind="door" />} action={add || undefined}>
          {t('list.noneText')}
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {items.map((form) => (
            <FormRow key={form.id} form={form} />
          ))}
        </ul>
      )}
    </>
  );
}
