/** Saying that a vacancy is true still, from the list or by the link of a mail: it stays longer, or comes back. Works without script. */
import { data, redirectDocument } from 'react-router';
import type { Route } from './+types/renew.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { RenewalTerm } from '#contract/vacancy-renewals.ts';
import { isPageError, noRights } from '#app/api/api-error.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import {
  RenewalFacts,
  RenewalForm,
  RenewalOver,
  type Renewable,
} from '#app/features/vacancy-renewals/components/renewal.tsx';
import { renewalForm, renewalLabels } from '#app/features/vacancy-renewals/form.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { longDay } from '#app/i18n/format.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { secrecy, secretReferrer } from '#app/shell/mail-link.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { key: 'words' };

async function vacancyOf({ api }: Page, id: string): Promise<Renewable & { manages: boolean }> {
  const { title, organizationName, status, expiresAt, publishedAt, renewedAt, can } = await api.one(
    vacancyCalls.show,
    { params: { id } },
  );
  const lookedAt = [publishedAt, renewedAt].filter((one) => one !== null).toSorted();
  return {
    id,
    title,
    organizationName,
    status,
    expiresAt,
    lookedAt: lookedAt.at(-1) ?? null,
    manages: can.update,
  };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const vacancy = await vacancyOf(page, params.id);
  const key = url.searchParams.get('key') ?? '';
  if (!vacancy.manages && key === '') {
    if (page.actor.kind === 'user') throw noRights();
    const from = new URLSearchParams({ from: url.pathname });
    throw redirectDocument(`${inLanguageOf(url.pathname, '/auth/login-1')}?${from}`);
  }
  const renewal = { head: { isHidden: true }, vacancy, key, formKey: newFormKey() };
  return data(renewal, { headers: secrecy });
}

/** Neither its manager nor with a key that still works. */
const isKeyless = (thrown: unknown) => isPageError(thrown) && [401, 403].includes(thrown.init?.status ?? 0);

export async function action({ context, request, params }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'vacancy-renewals');
  const answer = await answerForm<string | null, typeof renewalForm>(page, await readForm(request), {
    schema: renewalForm,
    labels: renewalLabels(t),
    send: async ({ term, key }) => {
      const body = { term: term as RenewalTerm, key: key || null };
      try {
        const { status, expiresAt } = (await page.api.send(vacancyCalls.renew, { params, body })).record;
        if (status !== 'published') return t('done.waiting');
        return expiresAt ? t('done.until', { day: longDay(page.locale, expiresAt) }) : t('done.open');
      } catch (error) {
        if (isKeyless(error)) return null;
        throw error;
      }
    },
  });
  return data(answer.data, { status: answer.init?.status, headers: secrecy });
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>['data']>;
export const headers = () => secrecy;

export default function Renew({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-renewals');
  const { vacancy, key, formKey } = loaderData;
  const kind = vacancy.status === 'expired' ? 'expired' : vacancy.expiresAt ? 'published' : 'open';
  const saved = actionData?.kind === 'saved' ? actionData.result : undefined;
  const isPossible = vacancy.status === 'published' || vacancy.status === 'expired';
  return (
    <div className="mx-auto max-w-form">
      <meta name="referrer" content={secretReferrer} />
      <h1 className="t-h1">{t(`heading.${kind}`)}</h1>
      <RenewalFacts vacancy={vacancy} />
      {saved ? (
        <Notice kind="success" title={saved} live />
      ) : saved === null || !isPossible ? (
        <RenewalOver isKeyless={saved === null} />
      ) : (
        <RenewalForm
          key={formKey}
          {...{ id: vacancy.id, kind, vacancyKey: key, formKey }}
          answer={actionData}
        />
      )}
    </div>
  );
}
