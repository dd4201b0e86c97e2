/** Changing an address that vacancies are fetched from; of which organisation it is stays. */
import type { Route } from './+types/edit.ts';
import { vacancyFeedCalls } from '#contract/calls/vacancy-feeds.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FeedFields, feedLabels, vacancyFeedForm } from '#app/features/vacancy-feeds/form.tsx';
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
  const { api } = context.get(pageContext);
  const record = await api.one(vacancyFeedCalls.show, { params });
  if (!record.can.update) throw noRights();
  return { record, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'vacancy-feeds');
  return answerEdit(page, await readForm(request), {
    schema: vacancyFeedForm,
    labels: feedLabels(t),
    reload: () => page.api.one(vacancyFeedCalls.show, { params }),
    send: (body) => page.api.send(vacancyFeedCalls.update, { params, body }),
    goesOn: { to: inLanguageOf(url.pathname, `/vacancies/feeds/${params.id}`), told: t('edit.done') },
  });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-feeds');
  const { record } = loaderData;
  const form = {
    schema: vacancyFeedForm,
    labels: feedLabels(t),
    loaded: loaderData,
    answer: actionData,
  };
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/vacancies/feeds', label: t('titles.list') },
          { href: `/vacancies/feeds/${record.id}`, label: record.organizationName },
          { label: t('titles.edit') },
        ]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.edit')}</h1>
      <EditForm {...form} navigates saveLabel={t('edit.save')}>
        <FeedFields />
      </EditForm>
    </>
  );
}
