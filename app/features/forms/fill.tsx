/** A form of the centre for whoever fills it in (ui.md, section 8, screen 26). Works without script. */
import { useEffect } from 'react';
import { data, useNavigate } from 'react-router';
import type { Route } from './+types/fill.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FillFrame } from '#app/features/forms/components/fill/fill-frame.tsx';
import { Instead, NoLink } from '#app/features/forms/components/fill/instead.tsx';
import { Questions } from '#app/features/forms/components/fill/questions.tsx';
import { useAsker } from '#app/features/forms/components/fill/use-asker.ts';
import { loadFilling, sendFilling } from '#app/features/forms/fill.server.ts';
import { isAskedByScript } from '#app/forms/asked-by-script.ts';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { keepWithinSteps } from '#app/forms/keep-within-steps.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useSentDraft } from '#app/forms/use-draft.ts';
import { useWords } from '#app/i18n/words.ts';
import { secrecy } from '#app/shell/mail-link.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';
import { Notice } from '#app/ui/notice.tsx';

/** On which of its pages one is, and whether it was just sent. */
export const reads: ScreenReads = { step: 'words', sent: 'words' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const filling = await loadFilling(context.get(pageContext), params.token, url);
  return data(filling, { headers: secrecy, ...(filling.form === null && { status: 404 }) });
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { answer, next } = await sendFilling(page, params.token ?? '', await readForm(request), url);
  // Without script what follows is a page by itself: opened again, it sends nothing again.
  if (next !== null && !isAskedByScript(request)) throw goOn(next);
  return answer;
}

export const shouldRevalidate = keepWithinSteps;
/** Its address may be somebody's own link; and its key is of one opening: kept for others, two of them would send as one. */
export const headers = () => secrecy;
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

/** Whoever fills it in by a link of their own is no stranger to who asks. */
function OfWhom({ email, asker }: { email: string; asker: string }) {
  const t = useWords('forms');
  return (
    <div className="mb-8 wrap-anywhere">
      <Notice kind="info" title={t('fill.ofWhom', { email, asker })} />
    </div>
  );
}

export default function Fill({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <FillFrame>
      {loaderData.form === null ? <NoLink /> : <Opened {...loaderData} answer={actionData} />}
    </FillFrame>
  );
}

/** Goes on to the page that follows, once there is one; what was typed is dropped by then. */
function useNextPage(path: string | null) {
  const navigate = useNavigate();
  useEffect(() => {
    if (path !== null) void navigate(path);
  }, [navigate, path]);
}

type OpenedProps = Extract<Route.ComponentProps['loaderData'], { form: object }> & {
  answer: Route.ComponentProps['actionData'];
};

function Opened({ form, questions, isOpen, challenge, formKey, ...given }: OpenedProps) {
  const { answer: actionData } = given;
  const isSentNow = actionData?.kind === 'saved';
  const isSent = isSentNow || given.isSent;
  // Two people with links of their own may share a device.
  const draft = `form ${[form.id, form.askedEmail].filter(Boolean).join(' ')}`;
  useSentDraft(draft, isSent);
  useNextPage(isSentNow ? form.successPath : null);
  const asker = useAsker(form);
  // Whoever was filling it in when it closed keeps what they typed.
  const isOver = !isOpen && actionData === undefined;
  if (isSent || isOver) return <Instead form={form} isSent={isSent} />;
  return (
    <>
      {form.askedEmail !== null && <OfWhom email={form.askedEmail} asker={asker} />}
      <Questions {...{ form, questions, challenge, formKey }} answer={actionData} draft={draft} />
    </>
  );
}
