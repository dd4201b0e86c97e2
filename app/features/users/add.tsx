/** Inviting somebody (specification, section 2: /users/add, 'Gebruiker toevoegen'). An address that is known is shown first. */
import Send from 'lucide-react/icons/send';
import type { Route } from './+types/add.ts';
import { userInvite } from '#contract/user-administration.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { AddWays } from '#app/features/imports/components/add-ways.tsx';
import { isImport } from '#app/features/imports/components/import-address.ts';
import { ImportSteps } from '#app/features/imports/components/import-steps.tsx';
import { importActions, loadImport, mayImport } from '#app/features/imports/import.server.ts';
import { inviteSchema, userLabels } from '#app/features/users/components/labels.ts';
import { RoleFormFields } from '#app/features/users/components/role-form-fields.tsx';
import { roleChoices } from '#app/features/users/role-choices.server.ts';
import {
  sendInvitation,
  type Invited,
  type ExistingAccount,
} from '#app/features/users/send-invitation.server.ts';
import { ExistingAccountNotice } from '#app/features/users/components/add/existing-account-notice.tsx';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useListTitle } from '#app/features/users/components/list-title.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

const Field = fieldOf<ReturnType<typeof inviteSchema>>();
const Choice = choiceOf<ReturnType<typeof inviteSchema>>();

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const all = await roleChoices(page);
  // A mentor has nobody to ask in where schools take no part, and an organisation that waits asks nobody in.
  if (!all.mayInvite) throw noRights();
  const choices = { ...all, organizations: all.organizations.filter(({ mayInvite }) => mayInvite) };
  const view = isImport(url.searchParams) ? await loadImport(page, url) : null;
  return {
    view,
    mayImport: await mayImport(page),
    choices,
    locale: page.locale,
    formKey: newFormKey(),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  if (isImport(url.searchParams)) return answerActions(page, form, url.pathname, importActions(page, url));
  const answer = await sendInvitation(page, form);
  if (answer.data.kind !== 'saved') return answer;
  const title = wordsOf(page.locale, 'users')('add.sent', { name: answer.data.result.name });
  return goOn(inLanguageOf(url.pathname, `/users/${answer.data.result.id}`), { told: title });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

function Fields({ choices }: Pick<Route.ComponentProps['loaderData'], 'choices'>) {
  const t = useWords('users');
  return (
    <>
      <h2 className="t-h3">{t('add.who')}</h2>
      <Field name="email" autoComplete="off" />
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
        <Field name="firstName" autoComplete="off" />
        <Field name="lastName" autoComplete="off" />
      </div>
      <Field name="phoneNumber" autoComplete="off" />
      <Field name="jobTitle" autoComplete="off" />
      <Choice name="locale" hint={t('add.localeHint')} word={(one) => t(`locales.${one}`)} />
      <div className="mt-3 border-t border-line pt-8">
        <h2 className="t-h3">{t('add.what')}</h2>
        {choices.mayBeNone && <p className="mt-1.5 text-soft">{t('add.whatLead')}</p>}
      </div>
      <RoleFormFields choices={choices} none={t(choices.mayBeNone ? 'add.noRole' : 'add.chooseRole')} />
    </>
  );
}

type Data = Route.ComponentProps['loaderData'];

/** One person, by hand. */
function Invite({ data, answer }: { data: Data; answer: unknown }) {
  const t = useWords('users');
  const { choices, locale, formKey } = data;
  const [only] = choices.organizations;
  const { taken } = (answer ?? {}) as { taken?: ExistingAccount };
  const form = useForm<Invited>({
    schema: inviteSchema(choices.mayBeNone),
    labels: userLabels(t),
    defaultValues: valuesOf(userInvite, {
      locale,
      // Where there is nothing to choose, it is chosen.
      ...(choices.roles.length === 1 && { role: choices.roles[0] }),
      ...(choices.organizations.length === 1 && !choices.mayBeNone && { organizationId: only?.id }),
    }),
    formKey,
    answer: answer as FormAnswer<Invited> | undefined,
    navigates: true,
    // Who goes to the account that is there already leaves nothing behind.
    asksBeforeLeaving: taken === undefined,
    dependents: { role: ['organizationId'] },
  });
  return (
    <div className="max-w-[45rem]">
      <p className="mb-6 text-soft">{t('add.lead')}</p>
      {taken && <ExistingAccountNotice taken={taken} />}
      <Form form={form}>
        <Fields choices={choices} />
        <div>
          <SubmitButton icon={<Send />}>{t('add.send')}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

export default function Add({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const listTitle = useListTitle();
  const { view, mayImport: mayBeMany } = loaderData;
  return (
    <>
      <Breadcrumb
        label={t('show.trail')}
        items={[{ href: '/users', label: listTitle }, { label: t('add.title') }]}
      />
      <h1 className="mt-4 t-h1-staff">{t('add.title')}</h1>
      {mayBeMany && (
        <div className="mt-3 mb-6">
          <AddWays isMany={view !== null} />
        </div>
      )}
      {view ? (
        <ImportSteps view={view} isLost={(actionData as FormAnswer | undefined)?.kind === 'lost'} />
      ) : (
        <Invite data={loaderData} answer={ownAnswer(actionData)} />
      )}
    </>
  );
}
