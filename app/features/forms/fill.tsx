/** A form of the centre for whoever fills it in (ui.md, section 8, screen 26). Works without script. */
import Send from 'lucide-react/icons/send';
import { data } from 'react-router';
import type { Route } from './+types/fill.ts';
import { answersOf } from '#contract/form-questions.ts';
import { askPath } from '#contract/public-pages.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useProofInForm, waitedOut } from '#app/features/applications/components/apply/use-proof.ts';
import { FillFrame } from '#app/features/forms/components/fill-frame.tsx';
import { useIntakeText } from '#app/features/forms/components/intake-text.ts';
import { loadFilling, sendFilling } from '#app/features/forms/fill.server.ts';
import { DescribedFields, labelsOf } from '#app/forms/described-fields.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { Honeypot } from '#app/forms/honeypot.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** Its key and challenge are of one opening: kept for others, two of them would send as one. */
const fresh = { 'cache-control': 'no-store' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return data(await loadFilling(context.get(pageContext), params.token, url), { headers: fresh });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return sendFilling(context.get(pageContext), params.token ?? '', await readForm(request));
}

export const headers = () => fresh;
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

type Loaded = Route.ComponentProps['loaderData'];

/** In place of the questions: it is closed or full, or it was sent. */
function Instead({ form, isSent }: { form: Loaded['form']; isSent: boolean }) {
  const t = useWords('forms');
  const center = siteName(useFrame());
  return (
    <MessagePage
      title={isSent ? t('fill.sent') : form.title}
      isAnswer={isSent}
      actions={
        <>
          {!isSent && <ButtonLink href={askPath}>{t('fill.contact')}</ButtonLink>}
          <ButtonLink kind={isSent ? 'solid' : 'ghost'} href="/">
            {t('fill.home')}
          </ButtonLink>
        </>
      }
    >
      {isSent && form.successMessage ? (
        <p lang={form.locale} className="whitespace-pre-line">
          {form.successMessage}
        </p>
      ) : (
        <>
          <p>
            {t(isSent ? 'fill.sentText' : `fill.${form.intake === 'full' ? 'full' : 'closed'}`, { center })}
          </p>
          {!isSent && <p>{t('fill.ask', { center })}</p>}
        </>
      )}
    </MessagePage>
  );
}

function Questions({ loaderData, actionData }: Pick<Route.ComponentProps, 'loaderData' | 'actionData'>) {
  const t = useWords('forms');
  const { form: own, questions, challenge, formKey } = loaderData;
  const bounds = useIntakeText()(own);
  const schema = answersOf(questions);
  const form = useForm<null>({
    schema,
    labels: labelsOf(questions, useLocale()),
    defaultValues: valuesOf(schema),
    formKey,
    answer: actionData,
    navigates: true,
    complete: useProofInForm(challenge !== null, actionData),
    draft: `form ${own.id}`,
  });
  return (
    <>
      <h1 className="t-h1 [overflow-wrap:anywhere]">{own.title}</h1>
      <p className="mt-3 max-w-lead t-lead whitespace-pre-line empty:hidden">{own.description}</p>
      <p className="mt-3 font-semibold empty:hidden">{bounds}</p>
      <div className="mt-8">
        <Form form={form}>
          {challenge !== null && (
            <input type="hidden" name="proof" defaultValue={waitedOut(actionData) ?? challenge} />
          )}
          <Honeypot name="website" label={t('fill.website')} />
          <DescribedFields questions={questions} />
          <PrivacyNote />
          <div>
            <SubmitButton size="large" icon={<Send />}>
              {t('fill.send')}
            </SubmitButton>
          </div>
        </Form>
      </div>
    </>
  );
}

export default function Fill({ loaderData, actionData }: Route.ComponentProps) {
  const { form, isOpen } = loaderData;
  const isSent = actionData?.kind === 'saved';
  return (
    <FillFrame>
      {isSent || !isOpen ? (
        <Instead form={form} isSent={isSent} />
      ) : (
        <div lang={form.locale}>
          <Questions loaderData={loaderData} actionData={actionData} />
        </div>
      )}
    </FillFrame>
  );
}
