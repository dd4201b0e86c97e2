/** The organisation that one works for now: the same form, for its own people (specification: /instellingen/organisatie). */
import type { Route } from './+types/own.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { SavedNotice } from '#app/features/organizations/components/form-head.tsx';
import { changeOrganization, loadLists, loadOwnRecord } from '#app/features/organizations/form.server.ts';
import { OrganizationForm } from '#app/features/organizations/form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { number } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [record, lists] = await Promise.all([loadOwnRecord(page), loadLists(page)]);
  if (record) return { record, lists, isStaff: record.isForStaff, formKey: newFormKey() };
  // Staff look after all of them instead of one.
  const { can, pagination } = await page.api.list(organizationCalls.list, { page: { size: 1 } });
  return { record: null, managed: can.create ? pagination.records : null };
}

/** The form names the record that it was opened for: another may have been chosen in another window since. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const id = form.get('organization');
  if (typeof id !== 'string' || id === '') throw pageError(400, 'organization');
  return changeOrganization(page, form, id);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Own({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('organizations');
  if (loaderData.record === null) return <None managed={loaderData.managed} />;
  const { record, lists, isStaff, formKey } = loaderData;
  return (
    <>
      <h1 className="t-h1-staff [overflow-wrap:anywhere]">{record.name}</h1>
      <p className="mt-1 mb-6 text-soft">
        {t('form.ownIntro')}{' '}
        <Link href={`/organizations/${record.id}`} className="link">
          {t('form.showIt')}
        </Link>
      </p>
      <OrganizationForm
        key={record.id}
        record={record}
        lists={lists}
        isStaff={isStaff}
        formKey={formKey}
        answer={actionData}
        top={
          <>
            <input type="hidden" name="organization" value={record.id} />
            <SavedNotice answer={actionData} />
          </>
        }
      />
    </>
  );
}

/** Who belongs to no organisation; `managed` is how many there are for whoever looks after all of them. */
function None({ managed }: { managed: number | null }) {
  const t = useWords('organizations');
  const locale = useLocale();
  if (managed === null)
    return (
      <>
        <h1 className="t-h1-staff">{t('form.ownTitle')}</h1>
        <EmptyState title={t('form.noOrganization')} drawing={<HousePart kind="house" />}>
          {t('form.noOrganizationText')}
        </EmptyState>
      </>
    );
  return (
    <>
      <h1 className="t-h1-staff">{t('list.title')}</h1>
      <EmptyState
        title={t('form.staffOf', { count: managed, number: number(locale, managed) })}
        drawing={<HousePart kind="house" />}
        action={<ButtonLink href="/organizations">{t('form.toList')}</ButtonLink>}
      >
        {t('form.staffOfText')}
      </EmptyState>
    </>
  );
}
