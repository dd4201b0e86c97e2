/** Changing what is known of oneself (specification, section 2: /profile-edit). */
import type { Route } from './+types/edit.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { accountForm } from '#contract/account.ts';
import { pageContext } from '#app/api/page-context.ts';
import { AccountLayout } from '#app/features/account/components/account-layout.tsx';
import { AccountFields, accountLabels } from '#app/features/account/form.tsx';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { EditForm } from '#app/forms/edit-form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const record = await context.get(pageContext).api.one(currentUserCalls.show);
  return { record, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerEdit(page, await readForm(request), {
    schema: accountForm,
    labels: accountLabels(wordsOf(page.locale, 'account')),
    reload: () => page.api.one(currentUserCalls.show),
    send: (body) => page.api.send(currentUserCalls.update, { body }),
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('account');
  const { fullName, gender } = loaderData.record;
  const form = { schema: accountForm, labels: accountLabels(t), loaded: loaderData, answer: actionData };
  return (
    <AccountLayout title={t('edit.title')} lead={t('edit.lead')}>
      <div className="flex items-center gap-5">
        <Avatar name={fullName} size="huge" besideName />
        <div className="min-w-0">
          <p className="t-h4 font-semibold [overflow-wrap:anywhere]">{fullName}</p>
          <Link href="/profiel" className="link">
            {t('edit.look')}
          </Link>
        </div>
      </div>
      <EditForm {...form} saveLabel={t('edit.save')}>
        <AccountFields hasGender={gender !== null} />
      </EditForm>
    </AccountLayout>
  );
}
