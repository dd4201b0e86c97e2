/** Giving somebody a role (specification, section 2: /users/{id}/add_role). */
import { data, Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/add-role.ts';
import { users } from '#contract/users.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import { page } from '#app/api/page-context.ts';
import { roleChoices } from '#app/features/users/parts/role-choices.server.ts';
import { RoleFields } from '#app/features/users/parts/role-fields.tsx';
import { UserFrame } from '#app/features/users/parts/user-frame.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

const pathOf = (id: string) => `/api/v1/users/${encodeURIComponent(id)}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const given = context.get(page);
  const user = await given.api.getOne(users, pathOf(params.id));
  if (!user.can.addRole) throw pageError(403, 'Forbidden');
  const title = wordsOf(given.locale, 'users')('addRole.title', { name: user.fullName });
  return { head: { title }, user, choices: await roleChoices(given) };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const form = await readForm(request);
  const [role, organizationId] = [String(form.get('role') ?? ''), String(form.get('organizationId') ?? '')];
  try {
    await given.api.put(
      users,
      `${pathOf(params.id)}/add_role`,
      { role, organization_id: organizationId || null },
      { type: 'flat' },
    );
  } catch (error) {
    const { fields, general } = formErrors(error);
    const errors = { ...fields, ...(general[0] !== undefined && { general: general[0] }) };
    return data({ role, organizationId, errors, at: given.now.getTime() }, { status: 422 });
  }
  const title = wordsOf(given.locale, 'users')('show.done.add_role');
  return redirect(url.pathname.replace(/\/add_role$/, ''), {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title }) },
  });
}

export default function AddRole({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const isBusy = useNavigation().state === 'submitting';
  const { user, choices } = loaderData;
  return (
    <UserFrame user={user} step={t('show.addRole')} title={t('addRole.title', { name: user.fullName })}>
      <Form method="post" className="grid gap-5">
        <RoleFields
          key={actionData?.at}
          choices={choices}
          role={actionData?.role ?? ''}
          organizationId={actionData?.organizationId ?? ''}
          errors={actionData?.errors ?? {}}
        />
        <dl className="grid gap-2 border-t border-line pt-5">
          {choices.roles.map((role) => (
            <div key={role} className="grid gap-x-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
              <dt className="font-semibold">{t(`roles.${role}`)}</dt>
              <dd className="text-soft">{t(`powers.${role}`)}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {t('addRole.save')}
          </Button>
          <ButtonLink kind="ghost" href={`/users/${user.id}`}>
            {t('show.keep')}
          </ButtonLink>
        </div>
      </Form>
    </UserFrame>
  );
}
