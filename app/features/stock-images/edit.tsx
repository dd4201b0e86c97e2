/** Changing a stock image, or taking it away. */
import type { Route } from './+types/edit.ts';
import { stockImageCalls } from '#contract/calls/stock-images.ts';
import { uploadCalls } from '#contract/calls/uploads.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { RemoveStockImage } from '#app/features/stock-images/components/edit/remove-stock-image.tsx';
import { StockImageFields, stockImageForm, stockImageLabels } from '#app/features/stock-images/form.tsx';
import { isActRefused } from '#app/forms/act-answer.ts';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerEdit } from '#app/forms/answer-edit.server.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { EditForm } from '#app/forms/edit-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

type Params = Route.LoaderArgs['params'];
const listPath = '/content/stock-images';

/** Where the file of the centre is shown, besides among the stock images themselves. */
async function placesOf({ api }: Page, id: string): Promise<string[]> {
  const { uses } = await api.one(uploadCalls.show, { params: { id } });
  return (uses ?? []).flatMap(({ type, title }) => (type === 'stock_images' ? [] : [title]));
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const record = await page.api.one(stockImageCalls.show, { params });
  if (!record.can.update) throw noRights();
  const places = record.owner === 'center' ? await placesOf(page, record.image.id) : [];
  return { head: { title: record.name }, record, places, formKey: newFormKey() };
}

function actsOf({ api, locale }: Page, params: Params): ActTable<'remove'> {
  const t = wordsOf(locale, 'stock-images');
  return {
    remove: async () => {
      await api.send(stockImageCalls.remove, { params });
      return { to: listPath, told: t('edit.removed') };
    },
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const acts = actsOf(page, params);
  if (isAction(acts, form)) return answerActions(page, form, url.pathname, acts);
  const t = wordsOf(page.locale, 'stock-images');
  const reload = () => page.api.one(stockImageCalls.show, { params });
  return answerEdit(page, form, {
    schema: stockImageForm,
    labels: stockImageLabels(t),
    reload,
    pictures: { image: (await reload()).image },
    send: ({ imageId, ...given }) => {
      const body = { ...given, ...(imageId && { imageId }) };
      return page.api.send(stockImageCalls.update, { params, body });
    },
    goesOn: { to: url.pathname, told: t('edit.done') },
  });
}

export default function Edit({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('stock-images');
  const { record, places } = loaderData;
  const answer = actionData === undefined || isActRefused(actionData) ? undefined : actionData;
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: listPath, label: t('titles.list') }, { label: record.name }]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff wrap-anywhere">{record.name}</h1>
      <div className="max-w-reading pb-10">
        <EditForm
          schema={stockImageForm}
          labels={stockImageLabels(t)}
          loaded={loaderData}
          answer={answer}
          navigates
          saveLabel={t('edit.save')}
        >
          <StockImageFields image={record.image} />
        </EditForm>
        <div className="mt-8 border-t border-line pt-6">
          <RemoveStockImage name={record.name} owner={record.owner} places={places} />
        </div>
      </div>
    </>
  );
}
