/** A form of the centre for whoever fills it in (ui.md, section 8, screen 26). Works without script. */
import { data } from 'react-router';
import type { Route } from './+types/fill.ts';
import { pageContext } from '#app/api/page-context.ts';
import { FillFrame } from '#app/features/forms/components/fill/fill-frame.tsx';
import { Instead } from '#app/features/forms/components/fill/instead.tsx';
import { Questions } from '#app/features/forms/components/fill/questions.tsx';
import { loadFilling, sendFilling } from '#app/features/forms/fill.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { keepWithinSteps } from '#app/forms/keep-within-steps.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useSentDraft } from '#app/forms/use-draft.ts';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

/** On which of its pages one is. */
export const reads: ScreenReads = { step: 'words' };

/** Its key and challenge are of one opening: kept for others, two of them would send as one. */
const fresh = { 'cache-control': 'no-store' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return data(await loadFilling(context.get(pageContext), params.token, url), { headers: fresh });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendFilling(context.get(pageContext), params.token ?? '', await readForm(request));
}

export const shouldRevalidate = keepWithinSteps;
export const headers = () => fresh;
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Fill({ loaderData, actionData }: Route.ComponentProps) {
  const { form, questions, isOpen, challenge, formKey } = loaderData;
  const isSent = actionData?.kind === 'saved';
  const draft = `form ${form.id}`;
  useSentDraft(draft, isSent);
  // Whoever was filling it in when it closed keeps what they typed.
  const isOver = !isOpen && actionData === undefined;
  return (
    <FillFrame>
      {isSent || isOver ? (
        <Instead form={form} isSent={isSent} />
      ) : (
        <Questions {...{ form, questions, challenge, formKey }} answer={actionData} draft={draft} />
      )}
    </FillFrame>
  );
}
