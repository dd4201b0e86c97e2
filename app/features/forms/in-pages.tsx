/** The forms of the centre beside its pages: in which of them each stands. Works without script. */
import type { Route } from './+types/in-pages.ts';
import { formCalls } from '#contract/calls/forms.ts';
import type { FormUse } from '#contract/forms.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { FormBadge, type FormView } from '#app/features/forms/components/form-badge.tsx';
import { useWords } from '#app/i18n/words.ts';
import { ListHead } from '#app/lists/list-head.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const { items, can, meta } = await api.list(formCalls.list, {
    filter: { owner: 'center' },
    page: { size: pageSizeMax },
    query: { uses: 'true' },
  });
  if (!can.putInPages) throw noRights();
  const uses = meta.uses ?? [];
  return { forms: items.map((form) => ({ form, use: uses.find(({ id }) => id === form.id) })) };
}

/** Each page with the way to where it is written. */
function Where({ use }: { use: FormUse | undefined }) {
  const t = useWords('forms');
  if (!use) return <p className="t-sm text-soft">{t('inPages.nowhere')}</p>;
  const more = use.records - use.pages.length;
  return (
    <>
      <p className="t-sm text-soft">{t('inPages.where')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {use.pages.map(({ id, title }) => (
          <li key={id} className="min-w-0">
            <Link href={`/content/${id}/edit`} className="inline-flex min-h-11 items-center link">
              {title}
            </Link>
          </li>
        ))}
        {more > 0 && (
          <li className="inline-flex min-h-11 items-center">{t('inPages.more', { count: more })}</li>
        )}
      </ul>
    </>
  );
}

interface FormInPagesProps {
  form: FormView;
  use: FormUse | undefined;
}

function FormInPages({ form, use }: FormInPagesProps) {
  return (
    <li className="grid gap-1 border-b border-line py-4 [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Link
          href={`/form_builder/${form.id}`}
          lang={form.locale}
          className="inline-flex min-h-11 min-w-0 items-center font-semibold link"
        >
          {form.title}
        </Link>
        <FormBadge form={form} />
      </div>
      <p className="t-sm text-soft empty:hidden">{form.organizationName}</p>
      <Where use={use} />
    </li>
  );
}

export default function InPages({ loaderData: { forms } }: Route.ComponentProps) {
  const t = useWords('forms');
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/form_builder', label: t('titles.list') }, { label: t('titles.in-pages') }]}
      />
      <div className="mt-3 mb-6">
        <ListHead title={t('titles.in-pages')} lead={forms.length > 0 ? t('inPages.lead') : undefined}>
          <ButtonLink kind="line" href="/form_builder">
            {t('inPages.all')}
          </ButtonLink>
        </ListHead>
      </div>
      {forms.length === 0 ? (
        <EmptyState title={t('list.none')} drawing={<HousePart kind="door" />}>
          {t('list.noneText')}
        </EmptyState>
      ) : (
        <ul className="border-t border-line">
          {forms.map(({ form, use }) => (
            <FormInPages key={form.id} form={form} use={use} />
          ))}
        </ul>
      )}
    </>
  );
}
