/** Giving somebody a role (specification, section 2: /users/{id}/add_role). */
import type { Route } from './+types/add-role.ts';
import { userCalls } from '#contract/calls/users.ts';
import { roleAdd } from '#contract/user-administration.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { userLabels } from '#app/features/users/components/labels.ts';
import { roleChoices } from '#app/features/users/role-choices.server.ts';
import { RoleFormFields } from '#app/features/users/components/role-form-fields.tsx';
import { UserFrame } from '#app/features/users/components/user-frame.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const user = await page.api.one(userCalls.show, { params });
  if (!user.can.addRole) throw noRights();
  const title = wordsOf(page.locale, 'users')('addRole.title', { name: user.fullName });
  return { head: { title }, user, choices: await roleChoices(page), formKey: newFormKey() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'users');
  const answer = await answerForm(page, await readForm(request), {
    schema: roleAdd,
    labels: userLabels(t),
    send: async (body) => {
      await page.api.send(userCalls.addRole, { params, body });
      return null;
    },
  });
  if (answer.data.kind !== 'saved') return answer;
  return goOn(url.pathname.replace(/\/add_role$/, ''), { told: t('show.done.add_role') });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function AddRole({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const { user, choices, formKey } = loaderData;
  const form = useForm({
    schema: roleAdd,
    labels: userLabels(t),
    defaultValues: valuesOf(roleAdd),
    formKey,
    answer: actionData,
    navigates: true,
    dependents: { role: ['organizationId'] },
  });
  return (
    <UserFrame user={user} step={t('show.addRole')} title={t('addRole.title', { name: user.fullName })}>
      <Form form={form}>
        <RoleFormFields choices={choices} none={t('add.chooseRole')} />
        <dl className="grid gap-2 border-t border-line pt-5">
          {choices.roles.map((role) => (
            <div key={role} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt className="font-semibold">{t(`roles.${role}`)}</dt>
              <dd className="text-soft">{t(`powers.${role}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{t('addRole.save')}</SubmitButton>
          <ButtonLink kind="ghost" href={`/users/${user.id}`}>
            {t('show.keep')}
          </ButtonLink>
        </div>
      </Form>
    </UserFrame>
  );
}
