/** Changing a partner. */
import type { Route } from './+types/edit.ts';
import { partnerCalls } from '#contract/calls/partners.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { PartnerFields, partnerForm, partnerLabels } from '#app/features/partners/form.tsx';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { EditForm } from '#app/forms/edit-form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, center } = context.get(pageContext);
  const record = await api.one(partnerCalls.show, { params });
  if (!record.can.update) throw noRights();
  return { record, formKey: newFormKey(), hasEnglish: center.locales.includes('en') };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'partners');
  const reload = () => page.api.one(partnerCalls.show, { params });
  return answerEdit(page, await readForm(request), {
    schema: partnerForm,
    labels: partnerLabels(t),
    reload,
    pictures: { logo: (await reload()).logo },
    send: (body) => page.api.send(partnerCalls.update, { params, body }),
    goesOn: { to: inLanguageOf(url.pathname, '/partners'), told: t('edit.done') },
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('partners');
  const { record, hasEnglish } = loaderData;
  const form = { schema: partnerForm, labels: partnerLabels(t), loaded: loaderData, answer: actionData };
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/partners', label: t('titles.list') },
          { href: `/partners/${record.id}`, label: record.name },
          { label: t('titles.edit') },
        ]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.edit')}</h1>
      <EditForm {...form} navigates saveLabel={t('edit.save')}>
        <PartnerFields record={record} hasEnglish={hasEnglish} />
      </EditForm>
    </>
  );
}
