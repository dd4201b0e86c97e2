/** What a centre sets itself (specification: /instellingen), a part at a time. */
import type { Route } from './+types/edit.ts';
import { pageContext } from '#app/api/page-context.ts';
import { SettingsAside } from '#app/features/center-settings/components/edit/settings-aside.tsx';
import { SettingsNav } from '#app/features/center-settings/components/settings-nav.tsx';
import { changeSettings, loadSettings } from '#app/features/center-settings/edit.server.ts';
import { SettingsForm } from '#app/features/center-settings/form.tsx';
import { formIn } from '#app/features/center-settings/form-schema.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const record = await loadSettings(context.get(pageContext));
  return { record, part: formIn(url), formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return changeSettings(context.get(pageContext), await readForm(request), url);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('center-settings');
  const { record, part, formKey } = loaderData;
  return (
    <>
      <h1 className="t-h1-staff">{t('titles.edit')}</h1>
      <p className="mt-1 mb-6 text-soft">{t('lead')}</p>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SettingsNav part={part} />
        <div
          className={`grid gap-x-10 gap-y-10 pb-10 ${part === 'center' ? 'xl:grid-cols-[minmax(0,1fr)_15rem]' : 'max-w-form'}`}
        >
          <SettingsForm key={part} part={part} record={record} formKey={formKey} answer={actionData} />
          {part === 'center' && <SettingsAside record={record} />}
        </div>
      </div>
    </>
  );
}
