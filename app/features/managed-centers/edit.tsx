/** One centre: its names, hosts and features, and whether it is open. */
import type { Route } from './+types/edit.ts';
import { managedCenterCalls } from '#contract/calls/managed-centers.ts';
import { centerChangeForm, hostsIn } from '#contract/managed-centers.ts';
import { noRights } from '#app/api/api-error.ts';
import { addressOf } from '#app/api/client.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { centerLabels } from '#app/features/managed-centers/components/center-labels.ts';
import { CenterExport } from '#app/features/managed-centers/components/center-export.tsx';
import { CenterKeepers } from '#app/features/managed-centers/components/center-keepers.tsx';
import { CenterState } from '#app/features/managed-centers/components/center-state.tsx';
import { CenterFields } from '#app/features/managed-centers/form.tsx';
import { isActRefused } from '#app/forms/act-answer.ts';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { EditForm } from '#app/forms/edit-form.tsx';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { otherCenterHref } from '#app/shell/failure.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

type Params = Route.LoaderArgs['params'];

/** As the form has it: a host on each line. */
async function readCenter({ api }: Page, params: Params) {
  const center = await api.one(managedCenterCalls.show, { params });
  return { ...center, hosts: center.hosts.join('\n') };
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const record = await readCenter(page, params);
  if (!record.can.update) throw noRights();
  const host = record.configuredHosts[0] ?? record.hosts.split('\n')[0] ?? '';
  const site = host === '' ? null : otherCenterHref({ id: record.id, name: record.name, host }, page.origin);
  const exportHref = addressOf(managedCenterCalls.exportFile, { params: { id: record.id } });
  return { head: { title: record.name }, record, site, exportHref, formKey: newFormKey() };
}

function actsOf(
  page: Page,
  params: Params,
): ActTable<'close' | 'reopen' | 'export' | 'invite' | 'withdraw' | 'readdress'> {
  const t = wordsOf(page.locale, 'managed-centers');
  return {
    close: async () => {
      const { record } = await page.api.send(managedCenterCalls.close, { params });
      return { told: t('act.closed', { name: record.name }) };
    },
    reopen: async () => {
      const { record } = await page.api.send(managedCenterCalls.reopen, { params });
      return { told: t('act.reopened', { name: record.name }) };
    },
    invite: async (form) => {
      const [firstName, lastName] = [formText(form, 'firstName'), formText(form, 'lastName')];
      const body = { email: formText(form, 'email'), firstName, lastName };
      await page.api.send(managedCenterCalls.invite, { params, body });
      return { told: t('keepers.invited', { name: `${firstName} ${lastName}` }) };
    },
    withdraw: async (form) => {
      const email = formText(form, 'email');
      await page.api.send(managedCenterCalls.withdrawInvitation, { params, body: { email } });
      return { told: t('keepers.withdrawn', { email }) };
    },
    readdress: async (form) => {
      const body = { currentEmail: formText(form, 'currentEmail'), email: formText(form, 'email') };
      await page.api.send(managedCenterCalls.readdressInvitation, { params, body });
      return { told: t('keepers.readdressed', { email: body.email }) };
    },
    export: async () => {
      await page.api.send(managedCenterCalls.export, { params });
      return {};
    },
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const acts = actsOf(page, params);
  if (isAction(acts, form)) return answerActions(page, form, url.pathname, acts);
  const t = wordsOf(page.locale, 'managed-centers');
  return answerEdit(page, form, {
    schema: centerChangeForm,
    labels: centerLabels(t),
    reload: () => readCenter(page, params),
    send: ({ hosts, ...given }) => {
      const body = { ...given, ...(hosts !== undefined && { hosts: hostsIn(hosts ?? '') }) };
      return page.api.send(managedCenterCalls.update, { params, body });
    },
    goesOn: { to: url.pathname, told: t('edit.done') },
  });
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('managed-centers');
  const { record, site, exportHref } = loaderData;
  const answer = actionData === undefined || isActRefused(actionData) ? undefined : actionData;
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/admin/centers', label: t('titles.list') }, { label: record.name }]}
      />
      <h1 className="mt-4 t-h1-staff wrap-anywhere">{record.name}</h1>
      <p className="mt-1 mb-6 text-soft">
        {t('edit.key', { key: record.key })}
        {site && record.state === 'open' && (
          <>
            {' '}
            <a href={site} className="link">
              {t('edit.view')}
            </a>
          </>
        )}
      </p>
      <div className="grid gap-x-12 gap-y-10 pb-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="max-w-reading">
          <EditForm
            schema={centerChangeForm}
            labels={centerLabels(t)}
            loaded={loaderData}
            answer={answer}
            navigates
            saveLabel={t('edit.save')}
          >
            <CenterFields tenant={record.key} configured={record.configuredHosts} />
          </EditForm>
        </div>
        <aside className="grid content-start gap-10">
          <CenterKeepers center={record} />
          <CenterState center={record} />
          <CenterExport center={record} href={exportHref} />
        </aside>
      </div>
    </>
  );
}
