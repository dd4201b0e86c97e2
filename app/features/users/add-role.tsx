/** Giving somebody a role (specification, section 2: /users/{id}/add_role). */
import { redirect, useNavigation } from 'react-router';
import type { Route } from './+types/add-role.ts';
import { userCalls } from '#contract/calls/users.ts';
import { roleAdd } from '#contract/user-administration.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { userLabels } from '#app/features/users/components/labels.ts';
import { roleChoices } from '#app/features/users/role-choices.server.ts';
import { RoleFields } from '#app/features/users/components/role-fields.tsx';
import { UserFrame } from '#app/features/users/components/user-frame.tsx';
import { answerForm } from '#app/forms/answer-form.server.ts';
import { refusedOf } from '#app/forms/form-answer.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const user = await page.api.one(userCalls.show, { params });
  if (!user.can.addRole) throw pageError(403, 'Forbidden');
  const title = wordsOf(page.locale, 'users')('addRole.title', { name: user.fullName });
  return { head: { title }, user, choices: await roleChoices(page) };
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
  return redirect(url.pathname.replace(/\/add_role$/, ''), {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title: t('show.done.add_role') }) },
  });
}

export default function AddRole({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const isBusy = useNavigation().state === 'submitting';
  const { user, choices } = loaderData;
  const refused = refusedOf(actionData);
  const [general] = refused?.general ?? [];
  return (
    <UserFrame user={user} step={t('show.addRole')} title={t('addRole.title', { name: user.fullName })}>
      <PostForm className="grid gap-5">
        <RoleFields
          key={refused?.at}
          choices={choices}
          role={String(refused?.values['role'] ?? '')}
          organizationId={String(refused?.values['organizationId'] ?? '')}
          errors={{ ...refused?.fields, ...(general !== undefined && { general }) }}
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
      </PostForm>
    </UserFrame>
  );
}
