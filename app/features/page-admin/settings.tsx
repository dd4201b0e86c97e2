/** What is said of a page besides what is on it, and what can be done with it as a whole. Works without script. */
import { data } from 'react-router';
import type { Route } from './+types/settings.ts';
import { pageCalls } from '#contract/calls/pages.ts';
import { pageSettings } from '#contract/page-fields.ts';
import { mostPageShares } from '#contract/page-shares.ts';
import { pageError } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { pageLabels } from '#app/features/page-admin/components/page-labels.ts';
import { UsedIn } from '#app/features/page-admin/components/page-uses.tsx';
import { isInNoMenu } from '#app/features/page-admin/in-no-menu.server.ts';
import { PageHead } from '#app/features/page-admin/components/page-head.tsx';
import { PageActs, SharedLink } from '#app/features/page-admin/components/settings/page-acts.tsx';
import { Shares } from '#app/features/page-admin/components/settings/shares.tsx';
import { SettingsForm } from '#app/features/page-admin/components/settings/settings-form.tsx';
import { Translations } from '#app/features/page-admin/components/settings/translations.tsx';
import { moveActions } from '#app/features/page-admin/move.server.ts';
import { isActRefused } from '#app/forms/act-answer.ts';
import { answerActions, isAction, type ActTable } from '#app/forms/answer-acts.server.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** Of what leads to it, as much as is told before it is deleted. */
const toldUses = 10;

/** Page managers to choose from; a centre has a few. */
const mostEditors = 50;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api } = page;
  const shown = await api.one(pageCalls.show, { params });
  if (!shown.can.update) throw pageError(403, 'Forbidden');
  const [uses, editors, shares, inNoMenu] = await Promise.all([
    shown.can.editors ? api.list(pageCalls.uses, { params, page: { size: toldUses } }) : undefined,
    shown.can.editors ? api.list(pageCalls.editors, { page: { size: mostEditors } }) : undefined,
    shown.can.share ? api.list(pageCalls.shares, { params, page: { size: mostPageShares } }) : undefined,
    isInNoMenu(page, shown),
  ]);
  return {
    head: { title: shown.title },
    page: shown,
    uses: uses && { rows: uses.items, records: uses.pagination.records },
    inNoMenu,
    editors: editors?.items.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    shares: shares?.items ?? [],
    formKey: newFormKey(),
  };
}

export interface Shared {
  kind: 'shared';
  url: string;
  expiresAt: string;
}

/** What its buttons do; one that was deleted is left for the list. */
function actsOf(page: Page, id: string, list: string): ActTable<string, Shared> {
  const moves = moveActions(page, id);
  return {
    ...moves,
    delete: async (form) => ({ ...(await moves.delete(form)), to: list }),
    share: async () => {
      const { record } = await page.api.send(pageCalls.share, { params: { id } });
      return data<Shared>({ kind: 'shared', url: record.url ?? '', expiresAt: record.expiresAt });
    },
    'end-share': async (form) => {
      await page.api.send(pageCalls.endShare, { params: { id: formText(form, 'share') } });
      return { told: wordsOf(page.locale, 'page-admin')('shares.ended') };
    },
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  const acts = actsOf(page, params.id, inLanguageOf(url.pathname, '/content'));
  if (isAction(acts, form)) return answerActions(page, form, url.pathname, acts);
  return answerForm(page, form, {
    schema: pageSettings,
    labels: pageLabels(wordsOf(page.locale, 'page-admin')),
    reload: () => page.api.one(pageCalls.show, { params }),
    send: async (attributes, { lockVersion }) => {
      await page.api.send(pageCalls.update, { params, body: { ...attributes, lockVersion } });
      return null;
    },
  });
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { page, uses, inNoMenu, editors, shares, formKey } = loaderData;
  const isShared = actionData !== undefined && actionData.kind === 'shared';
  const answer =
    actionData === undefined || isActRefused(actionData) || actionData.kind === 'shared'
      ? undefined
      : actionData;
  return (
    <>
      <PageHead page={page} step="settings" />
      {isShared && <SharedLink shared={actionData} />}
      <div className="grid gap-x-12 gap-y-10 pb-10 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <SettingsForm page={page} editors={editors} formKey={formKey} answer={answer} />
        <aside className="grid content-start gap-9">
          <PageActs page={page} uses={uses} />
          {shares.length > 0 && <Shares shares={shares} />}
          <Translations page={page} />
          {uses && <UsedIn uses={uses} page={page} inNoMenu={inNoMenu} />}
        </aside>
      </div>
    </>
  );
}
