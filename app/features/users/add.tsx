/** Inviting somebody (specification, section 2: /users/add, 'Gebruiker toevoegen'). An address that is known is shown first. */
import Send from 'lucide-react/icons/send';
import { redirect } from 'react-router';
import type { Route } from './+types/add.ts';
import { locales } from '#contract/locales.ts';
import { reachOf } from '#contract/rights.ts';
import { userInvite } from '#contract/user-administration.ts';
import { pageError } from '#app/api/api-error.ts';
import { page } from '#app/api/page-context.ts';
import { userLabels } from '#app/features/users/parts/labels.ts';
import { roleChoices } from '#app/features/users/parts/role-choices.server.ts';
import {
  sendInvitation,
  type Invited,
  type Taken,
} from '#app/features/users/parts/send-invitation.server.ts';
import { TakenNotice } from '#app/features/users/parts/taken-notice.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { FormField } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnLost } from '#app/forms/keep-on-lost.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Select } from '#app/ui/select.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const given = context.get(page);
  const held = given.actor.kind === 'user' ? given.actor.roles.map(({ role }) => role) : [];
  if (reachOf('users.invite', held) === 'none') throw pageError(403, 'Forbidden');
  return { choices: await roleChoices(given), locale: given.locale, formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const answer = await sendInvitation(given, await request.formData());
  if (answer.data.kind !== 'saved') return answer;
  const title = wordsOf(given.locale, 'users')('add.sent', { name: answer.data.result.name });
  return redirect(inLanguageOf(url.pathname, `/users/${answer.data.result.id}`), {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title }) },
  });
}

export const clientAction = keepOnLost<Awaited<ReturnType<typeof action>>>;

function Fields({ choices }: Pick<Route.ComponentProps['loaderData'], 'choices'>) {
  const t = useWords('users');
  return (
    <>
      <h2 className="t-h3">{t('add.who')}</h2>
      <FormField name="email" autoComplete="off" />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <FormField name="firstName" autoComplete="off" />
        <FormField name="lastName" autoComplete="off" />
      </div>
      <FormField name="phoneNumber" autoComplete="off" />
      <FormField name="jobTitle" autoComplete="off" />
      <FormField
        name="locale"
        as={Select}
        hint={t('add.localeHint')}
        options={locales.map((one) => ({ value: one, label: t(`locales.${one}`) }))}
      />
      <div className="mt-3 border-t border-line pt-8">
        <h2 className="t-h3">{t('add.what')}</h2>
        {choices.mayBeNone && <p className="mt-1.5 text-soft">{t('add.whatLead')}</p>}
      </div>
      <FormField
        name="role"
        as={Select}
        options={[
          { value: '', label: t(choices.mayBeNone ? 'add.noRole' : 'add.chooseRole') },
          ...choices.roles.map((role) => ({ value: role, label: t(`roles.${role}`) })),
        ]}
      />
      {choices.organizations.length > 0 && (
        <FormField
          name="organizationId"
          as={Select}
          hint={t('add.organizationHint')}
          options={[
            { value: '', label: t('add.chooseOrganization') },
            ...choices.organizations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </>
  );
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const { choices, locale, formKey } = loaderData;
  const [only] = choices.organizations;
  const { taken } = (actionData ?? {}) as { taken?: Taken };
  const form = useForm<Invited>({
    schema: userInvite,
    labels: userLabels(t),
    defaultValues: valuesOf(userInvite, {
      locale,
      // Where there is nothing to choose, it is chosen.
      ...(choices.roles.length === 1 && { role: choices.roles[0] }),
      ...(choices.organizations.length === 1 && !choices.mayBeNone && { organizationId: only?.id }),
    }),
    formKey,
    answer: actionData as FormAnswer<Invited> | undefined,
    navigates: true,
    // Who goes to the account that is there already leaves nothing behind.
    asksBeforeLeaving: taken === undefined,
    dependents: { role: ['organizationId'] },
  });
  return (
    <div className="max-w-[45rem]">
      <Breadcrumb
        label={t('show.trail')}
        items={[{ href: '/users', label: t('list.title') }, { label: t('add.title') }]}
      />
      <h1 className="mt-4 t-h1-staff">{t('add.title')}</h1>
      <p className="mt-1.5 mb-6 text-soft">{t('add.lead')}</p>
      {taken && <TakenNotice taken={taken} />}
      <Form form={form}>
        <Fields choices={choices} />
        <div>
          <SubmitButton icon={<Send />}>{t('add.send')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}
