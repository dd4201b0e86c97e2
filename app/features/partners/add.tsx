/** A new partner. */
import type { Route } from './+types/add.ts';
import { partnerCalls } from '#contract/calls/partners.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { newPartner, PartnerFields, partnerForm, partnerLabels } from '#app/features/partners/form.tsx';
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
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { api, center } = context.get(pageContext);
  const { can } = await api.list(partnerCalls.list, { page: { size: 1 } });
  if (!can.create) throw noRights();
  return { formKey: newFormKey(), hasEnglish: center.locales.includes('en') };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'partners');
  const answer = await answerForm(page, await readForm(request), {
    schema: partnerForm,
    labels: partnerLabels(t),
    pictures: { logo: null },
    send: async (body, { key }) => {
      await page.api.send(partnerCalls.create, { body, idempotencyKey: key });
      return null;
    },
  });
  return answer.data.kind === 'saved'
    ? goOn(inLanguageOf(url.pathname, '/partners'), { told: t('add.done') })
    : answer;
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Add({ loaderData: { formKey, hasEnglish }, actionData }: Route.ComponentProps) {
  const t = useWords('partners');
  const form = useForm<null>({
    schema: partnerForm,
    labels: partnerLabels(t),
    defaultValues: valuesOf(partnerForm, newPartner),
    formKey,
    answer: actionData,
    navigates: true,
  });
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/partners', label: t('titles.list') }, { label: t('titles.add') }]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.add')}</h1>
      <div className="max-w-reading">
        <Form form={form}>
          <PartnerFields record={null} hasEnglish={hasEnglish} />
          <div>
            <SubmitButton>{t('add.save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}
