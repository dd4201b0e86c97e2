/** Changing somebody's details (specification, section 2: /users/{id}/edit). */
import type { Route } from './+types/edit.ts';
import { userCalls } from '#contract/calls/users.ts';
import { userForm } from '#contract/user-administration.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { userLabels } from '#app/features/users/components/labels.ts';
import { UserFrame } from '#app/features/users/components/user-frame.tsx';
import { UserFields } from '#app/features/users/form.tsx';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { EditForm } from '#app/forms/edit-form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const record = await api.one(userCalls.show, { params });
  if (!record.can.update) throw noRights();
  const title = wordsOf(locale, 'users')('edit.title', { name: record.fullName });
  return { head: { title }, record, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'users');
  return answerEdit(page, await readForm(request), {
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
  const { head, record } = loaderData;
  const form = { schema: userForm, labels: userLabels(t), loaded: loaderData, answer: actionData };
  return (
    <UserFrame user={record} step={t('show.edit')} title={head.title}>
      <EditForm {...form} navigates saveLabel={t('edit.save')}>
        <UserFields user={record} />
      </EditForm>
    </UserFrame>
  );
}
