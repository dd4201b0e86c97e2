/** What a page held before: who saved it and when, what differs, and the way back. */
import type { Route } from './+types/versions.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { mostVersions } from '#contract/page-fields.ts';
import { pageContext } from '#app/api/page-context.ts';
import { PageHead } from '#app/features/page-admin/components/page-head.tsx';
import { ComparedVersion } from '#app/features/page-admin/components/versions/compared-version.tsx';
import { VersionList } from '#app/features/page-admin/components/versions/version-list.tsx';
import { loadVersions } from '#app/features/page-admin/versions.server.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';

export const loader = ({ context, params, url }: Route.LoaderArgs) =>
  loadVersions(context.get(pageContext), params.id, url);

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'page-admin');
  return answerActions(page, await readForm(request), url.pathname, {
    restore: async (form) => {
      const body = {
        versionId: formText(form, 'versionId'),
        lockVersion: Number(formText(form, 'lockVersion')),
      };
      await page.api.send(pageCalls.restoreVersion, { params, body });
      return {
        told: t('versions.restored', { when: formText(form, 'when') }),
        to: inLanguageOf(url.pathname, `/content/${params.id}/edit`),
      };
    },
  });
}

export default function Versions({ loaderData }: Route.ComponentProps) {
  const t = useWords('page-admin');
  const { page, versions, chosen } = loaderData;
  return (
    <>
      <PageHead page={page} step="versions" />
      <p className="mb-6 max-w-reading text-soft">{t('versions.lead', { count: mostVersions })}</p>
      {versions.length === 0 ? (
        <EmptyState title={t('versions.none')} />
      ) : (
        <div className="grid gap-x-10 gap-y-8 pb-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <VersionList page={page} versions={versions} chosenId={chosen?.id} />
          {chosen && <ComparedVersion page={page} versions={versions} chosen={chosen} />}
        </div>
      )}
    </>
  );
}
