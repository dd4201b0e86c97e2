/** Vacancies of a file, for the staff of a centre: sent, its columns named, tried, and then brought in by a job. */
import type { Route } from './+types/import.ts';
import { pageContext } from '#app/api/page-context.ts';
import { ImportSteps } from '#app/features/vacancy-imports/components/import/import-steps.tsx';
import { importActions, loadImport } from '#app/features/vacancy-imports/import.server.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadImport(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, importActions(page, url));
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Import({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-imports');
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/vacancies', label: t('list') }, { label: t('titles.import') }]}
      />
      <h1 className="mt-4 mb-6 t-h1-staff">{t('titles.import')}</h1>
      <ImportSteps view={loaderData} isLost={(actionData as FormAnswer | undefined)?.kind === 'lost'} />
    </>
  );
}
