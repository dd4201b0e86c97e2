/** Changing somebody's details (specification, section 2: /users/{id}/edit). */
import type { Route } from './+types/edit.ts';
import { userCalls } from '#contract/calls/users.ts';
import { userForm } from '#contract/user-administration.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { userLabels } from '#app/features/users/components/labels.ts';
import { UserFrame } from '#app/features/users/components/user-frame.tsx';
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

const Field = fieldOf(userForm);
const Choice = choiceOf(userForm);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const user = await api.one(userCalls.show, { params });
  if (!user.can.update) throw pageError(403, 'Forbidden');
  const title = wordsOf(locale, 'users')('edit.title', { name: user.fullName });
  return { head: { title }, user, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'users');
  return answerEdit(page, request, {
    schema: userForm,
    labels: userLabels(t),
    reload: () => page.api.one(userCalls.show, { params }),
    send: (body) => page.api.send(userCalls.update, { params, body }),
    goesOn: { to: url.pathname.replace(/\/edit$/, ''), told: t('show.done.edit') },
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const { user, formKey } = loaderData;
  const form = useEditForm(userForm, userLabels(t), {
    record: user,
    formKey,
    answer: actionData,
    navigates: true,
  });
  const isOpen = user.status === 'invited';
  return (
    <UserFrame user={user} step={t('show.edit')} title={t('edit.title', { name: user.fullName })}>
      <Form form={form}>
        <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
          <Field name="firstName" autoComplete="off" />
          <Field name="lastName" autoComplete="off" />
        </div>
        <Field
          name="email"
          autoComplete="off"
          readOnly={!isOpen}
          hint={isOpen ? t('edit.emailOpen') : t('edit.emailFixed', { name: user.firstName })}
        />
        <Field name="phoneNumber" autoComplete="off" />
        <Field name="jobTitle" autoComplete="off" />
        <Choice name="gender" none={t('genders.none')} word={(gender) => t(`genders.${gender}`)} />
        <Choice name="locale" word={(locale) => t(`locales.${locale}`)} />
        <FormSaveBar saveLabel={t('edit.save')} />
      </Form>
    </UserFrame>
  );
}
