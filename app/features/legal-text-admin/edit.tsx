/** What a centre adds to the pages that every centre has: worked on a section at a time, and put online as a version. */
import type { Route } from './+types/edit.ts';
import { legalPageNames } from '#contract/legal-texts.ts';
import { pageContext } from '#app/api/page-context.ts';
import { addressOf } from '#app/features/legal-text-admin/components/edit/address.ts';
import { DraftPreview } from '#app/features/legal-text-admin/components/edit/draft-preview.tsx';
import { Publishing } from '#app/features/legal-text-admin/components/edit/publishing.tsx';
import { SectionList } from '#app/features/legal-text-admin/components/edit/section-list.tsx';
import { VersionList } from '#app/features/legal-text-admin/components/edit/version-list.tsx';
import { answerTexts, loadTexts } from '#app/features/legal-text-admin/edit.server.ts';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadTexts(context.get(pageContext), url)), formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return answerTexts(context.get(pageContext), await readForm(request), url);
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Texts({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('legal-text-admin');
  const { page, isPreview } = loaderData;
  if (isPreview) return <DraftPreview loaded={loaderData} />;
  return (
    <>
      <Breadcrumb
        label={t('trail')}
        items={[{ href: '/instellingen', label: t('settings') }, { label: t('titles.edit') }]}
      />
      <h1 className="t-h1-staff">{t('titles.edit')}</h1>
      <p className="mt-1 mb-6 max-w-reading text-soft">{t('lead')}</p>
      <Tabs
        label={t('tabs')}
        items={legalPageNames.map((name) => ({
          href: addressOf(name),
          label: t(`pages.${name}`),
          current: name === page,
        }))}
      />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-12 gap-y-10 pb-10 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <SectionList loaded={loaderData} answer={ownAnswer(actionData)} />
        <div className="grid min-w-0 gap-10 xl:sticky xl:top-24">
          <Publishing loaded={loaderData} />
          <VersionList loaded={loaderData} />
        </div>
      </div>
    </>
  );
}
