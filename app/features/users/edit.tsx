/** Changing somebody's details (specification, section 2: /users/{id}/edit). */
import { redirect } from 'react-router';
import type { Route } from './+types/edit.ts';
import { userCalls } from '#contract/calls/users.ts';
import { locales } from '#contract/locales.ts';
import { userForm } from '#contract/user-administration.ts';
import { genders } from '#contract/users.ts';
import { pageError } from '#app/api/api-error.ts';
import { page } from '#app/api/page-context.ts';
import { userLabels } from '#app/features/users/parts/labels.ts';
import { UserFrame } from '#app/features/users/parts/user-frame.tsx';
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
import { flashToast } from '#app/shell/flash.ts';
import { Select } from '#app/ui/select.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale } = context.get(page);
  const user = await api.one(userCalls.show, { params });
  if (!user.can.update) throw pageError(403, 'Forbidden');
  const title = wordsOf(locale, 'users')('edit.title', { name: user.fullName });
  return { head: { title }, user, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const t = wordsOf(given.locale, 'users');
  const answer = await answerForm(given, await readForm(request), {
    schema: userForm,
    labels: userLabels(t),
    reload: () => given.api.one(userCalls.show, { params }),
    send: async (attributes, { lockVersion }) => {
      await given.api.send(userCalls.update, { params, body: { ...attributes, lockVersion } });
      return null;
    },
  });
  if (answer.data.kind !== 'saved') return answer;
  return redirect(url.pathname.replace(/\/edit$/, ''), {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title: t('show.done.edit') }) },
  });
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const { user, formKey } = loaderData;
  const form = useForm({
    schema: userForm,
    labels: userLabels(t),
    defaultValues: valuesOf(userForm, user),
    lockVersion: user.lockVersion,
    formKey,
    answer: actionData,
    navigates: true,
  });
  const isOpen = user.status === 'invited';
  return (
    <UserFrame user={user} step={t('show.edit')} title={t('edit.title', { name: user.fullName })}>
      <Form form={form}>
        <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
          <FormField name="firstName" autoComplete="off" />
          <FormField name="lastName" autoComplete="off" />
        </div>
        <FormField
          name="email"
          autoComplete="off"
          readOnly={!isOpen}
          hint={isOpen ? t('edit.emailOpen') : t('edit.emailFixed', { name: user.firstName })}
        />
        <FormField name="phoneNumber" autoComplete="off" />
        <FormField name="jobTitle" autoComplete="off" />
        <FormField
          name="gender"
          as={Select}
          options={[
            { value: '', label: t('genders.none') },
            ...genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
          ]}
        />
        <FormField
          name="locale"
          as={Select}
          options={locales.map((locale) => ({ value: locale, label: t(`locales.${locale}`) }))}
        />
        <FormSaveBar saveLabel={t('edit.save')} />
      </Form>
    </UserFrame>
  );
}
