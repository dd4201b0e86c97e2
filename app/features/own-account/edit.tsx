/** Changing what is known of oneself (specification, section 2: /profile-edit). */
import type { Route } from './+types/edit.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { accountForm } from '#contract/own-account.ts';
import { genders } from '#contract/users.ts';
import { page } from '#app/api/page-context.ts';
import { accountLabels } from '#app/features/own-account/parts/labels.ts';
import { OwnLayout } from '#app/features/own-account/parts/own-layout.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { FormSaveBar } from '#app/forms/form-save-bar.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { isStaff, useFrame } from '#app/shell/frame.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Link } from '#app/ui/link.tsx';
import { Select } from '#app/ui/select.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const user = await context.get(page).api.one(currentUserCalls.show);
  return { user, formKey: newFormKey() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const given = context.get(page);
  return answerForm(given, await readForm(request), {
    schema: accountForm,
    labels: accountLabels(wordsOf(given.locale, 'own-account')),
    reload: () => given.api.one(currentUserCalls.show),
    send: async (attributes, { lockVersion }) => {
      await given.api.send(currentUserCalls.update, { body: { ...attributes, lockVersion } });
      return null;
    },
  });
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

function Fields({ hasGender }: { hasGender: boolean }) {
  const t = useWords('own-account');
  const isWork = isStaff(useFrame());
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <FormField name="firstName" autoComplete="given-name" />
        <FormField name="lastName" autoComplete="family-name" />
      </div>
      <FormField name="phoneNumber" autoComplete="tel" hint={t('edit.phoneHint')} />
      {/* Without the field what was filled in before would be cleared. */}
      <div hidden={!isWork}>
        <FormField name="jobTitle" autoComplete="organization-title" hint={t('edit.jobHint')} />
      </div>
      {/* Nothing here needs it, so nobody is asked. Who has one, from a list that was brought in, can change it or take it away. */}
      <div hidden={!hasGender}>
        <FormField
          name="gender"
          as={Select}
          hint={t('edit.genderHint')}
          options={[
            { value: '', label: t('genders.none') },
            ...genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
          ]}
        />
      </div>
      <FormField name="birthYear" autoComplete="bday-year" hint={t('edit.birthHint')} />
    </>
  );
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('own-account');
  const { user, formKey } = loaderData;
  const form = useForm({
    schema: accountForm,
    labels: accountLabels(t),
    defaultValues: valuesOf(accountForm, user),
    lockVersion: user.lockVersion,
    formKey,
    answer: actionData,
  });
  return (
    <OwnLayout title={t('edit.title')} lead={t('edit.lead')}>
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
    </OwnLayout>
  );
}
