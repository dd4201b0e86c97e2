/** Adding a stock image: of the centre, or as an admin of the platform. */
import type { Route } from './+types/add.ts';
import { stockImageCalls } from '#contract/calls/stock-images.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { newStockImageForm, StockImageFields, stockImageLabels } from '#app/features/stock-images/form.tsx';
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
  const { api } = context.get(pageContext);
  const { can } = await api.list(stockImageCalls.list, { page: { size: 1 } });
  if (!can.create) throw noRights();
  return { formKey: newFormKey(), choosesOwner: can.createShared };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'stock-images');
  const answer = await answerForm(page, await readForm(request), {
    schema: newStockImageForm,
    labels: stockImageLabels(t),
    pictures: { image: null },
    send: async ({ imageId, ...body }, { key }) => {
      const sent = { ...body, ...(imageId && { imageId }) };
      await page.api.send(stockImageCalls.create, { body: sent, idempotencyKey: key });
      return null;
    },
  });
  return answer.data.kind === 'saved'
    ? goOn(inLanguageOf(url.pathname, '/content/stock-images'), { told: t('add.done') })
    : answer;
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Add({ loaderData: { formKey, choosesOwner }, actionData }: Route.ComponentProps) {
  const t = useWords('stock-images');
  const form = useForm<null>({
    schema: newStockImageForm,
    labels: stockImageLabels(t),
    defaultValues: valuesOf(newStockImageForm, { owner: 'center' }),
    formKey,
    answer: actionData,
    navigates: true,
  });
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/content/stock-images', label: t('titles.list') }, { label: t('titles.add') }]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.add')}</h1>
      <div className="max-w-reading">
        <Form form={form}>
          <StockImageFields image={null} choosesOwner={choosesOwner} />
          <div>
            <SubmitButton>{t('add.save')}</SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}
