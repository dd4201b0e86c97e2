/** Changing what is known of oneself (specification, section 2: /profile-edit). */
import type { Route } from './+types/edit.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { accountForm } from '#contract/account.ts';
import { pageContext } from '#app/api/page-context.ts';
import { accountLabels } from '#app/features/account/components/edit/labels.ts';
import { AccountLayout } from '#app/features/account/components/account-layout.tsx';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { useEditForm } from '#app/forms/use-edit-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/link.tsx';

const Field = fieldOf(accountForm);
const Choice = choiceOf(accountForm);

export async function loader({ context }: Route.LoaderArgs) {
  const user = await context.get(pageContext).api.one(currentUserCalls.show);
  return { user, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerEdit(page, request, {
    schema: accountForm,
    labels: accountLabels(wordsOf(page.locale, 'account')),
    reload: () => page.api.one(currentUserCalls.show),
    send: (body) => page.api.send(currentUserCalls.update, { body }),
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

function Fields({ hasGender }: { hasGender: boolean }) {
  const t = useWords('account');
  const isWork = isStaff(useFrame());
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="firstName" autoComplete="given-name" />
        <Field name="lastName" autoComplete="family-name" />
      </div>
      <Field name="phoneNumber" autoComplete="tel" hint={t('edit.phoneHint')} />
      {isWork && <Field name="jobTitle" autoComplete="organization-title" hint={t('edit.jobHint')} />}
      {/* Nothing here needs it, so nobody is asked. Who has one, from a list that was brought in, can change it or take it away. */}
      {hasGender && (
        <Choice
          name="gender"
          hint={t('edit.genderHint')}
          none={t('genders.none')}
          word={(gender) => t(`genders.${gender}`)}
        />
      )}
      <Field name="birthYear" autoComplete="bday-year" hint={t('edit.birthHint')} />
    </>
  );
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('account');
  const { user, formKey } = loaderData;
  const form = useEditForm(accountForm, accountLabels(t), { record: user, formKey, answer: actionData });
  return (
    <AccountLayout title={t('edit.title')} lead={t('edit.lead')}>
      <div className="flex items-center gap-5">
        <Avatar name={user.fullName} size="huge" besideName />
        <div className="min-w-0">
          <p className="t-h4 font-semibold [overflow-wrap:anywhere]">{user.fullName}</p>
          <Link href="/profiel" className="link">
            {t('edit.look')}
          </Link>
        </div>
      </div>
      <Form form={form}>
        <Fields hasGender={user.gender !== null} />
        <FormSaveBar saveLabel={t('edit.save')} />
      </Form>
    </AccountLayout>
  );
}
