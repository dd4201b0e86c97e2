/** Changing a form: its words and questions, with how it looks on a phone beside them. */
import type { Route } from './+types/edit.ts';
import { useState } from 'react';
import { formCalls } from '#contract/calls/forms.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Picture } from '#contract/uploads.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FormPreview } from '#app/features/forms/components/form-preview.tsx';
import { FormFields } from '#app/features/forms/form.tsx';
import { formForm, formLabels, formOf, typedForm } from '#app/features/forms/components/typed-form.ts';
import { pagesToFollow } from '#app/features/forms/pages-to-follow.server.ts';
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
  const page = context.get(pageContext);
  const record = typedForm(await page.api.one(formCalls.show, { params }));
  if (!record.can.update) throw noRights();
  const pages = record.organization === null ? await pagesToFollow(page, record) : null;
  return { head: { title: record.title }, record, pages, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'forms');
  return answerEdit(page, await readForm(request), {
    schema: formForm,
    labels: formLabels(t),
    reload: async () => typedForm(await page.api.one(formCalls.show, { params })),
    send: (body) => page.api.send(formCalls.update, { params, body: formOf(body) }),
    goesOn: { to: inLanguageOf(url.pathname, `/form_builder/${params.id}`), told: t('edit.done') },
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('forms');
  const { record, pages } = loaderData;
  const [chosen, setChosen] = useState<readonly Picture[]>([]);
  const pictures = [...record.questions.flatMap(({ picture }) => picture ?? []), ...chosen];
  const known = { pictures, onChoose: (picture: Picture) => setChosen((all) => [...all, picture]) };
  const form = { schema: formForm, labels: formLabels(t), loaded: loaderData, answer: actionData };
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/form_builder', label: t('titles.list') },
          { href: `/form_builder/${record.id}`, label: record.title },
          { label: t('titles.edit') },
        ]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.edit')}</h1>
      <EditForm {...form} navigates isWide saveLabel={t('edit.save')}>
        <div className="mb-6 grid grid-cols-1 gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-5">
            <FormFields slug={record.slug} locale={record.locale} pages={pages} known={known} />
          </div>
          <FormPreview locale={record.locale} pictures={pictures} />
        </div>
      </EditForm>
    </>
  );
}
