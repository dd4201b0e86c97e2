/** Asking the centre something without an account: by topic, with a name and where the answer goes. Works without script. */
import Send from 'lucide-react/icons/send';
import { data } from 'react-router';
import { useWatch } from 'react-hook-form';
import type { Route } from './+types/ask.ts';
import { contactTopics, visitorMessageForm } from '#contract/contact-messages.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useProofInForm, waitedOut } from '#app/features/applications/components/apply/use-proof.ts';
import { loadAsking, sendMessage, type Sent } from '#app/features/contact-messages/ask.server.ts';
import { CenterReach } from '#app/features/contact-messages/components/center-reach.tsx';
import { VisitorFields, visitorLabels } from '#app/features/contact-messages/components/visitor-fields.tsx';
import type { QuestionReader } from '#app/features/contact-messages/readers.server.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useWords } from '#app/i18n/words.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { MessagePage } from '#app/shell/message-page.tsx';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

/** Its key and challenge are of one opening: kept for others, two of them would send as one. */
const fresh = { 'cache-control': 'no-store' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return data(await loadAsking(context.get(pageContext), url.pathname), { headers: fresh });
}

export async function action({ context, request }: Route.ActionArgs) {
  return sendMessage(context.get(pageContext), await readForm(request));
}

export const headers = () => fresh;
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

function SentMessage({ sent, reader }: { sent: Sent; reader: QuestionReader | undefined }) {
  const t = useWords('contact-messages');
  const center = siteName(useFrame());
  return (
    <MessagePage
      title={t('visitor.sent.title')}
      isAnswer
      actions={
        <>
          <ButtonLink href="/vacancies/search">{t('visitor.sent.more')}</ButtonLink>
          <ButtonLink kind="ghost" href="/">
            {t('visitor.sent.home')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {reader
          ? t('visitor.sent.person', { name: reader.name, center })
          : t('visitor.sent.center', { center })}
      </p>
      <p>{t('visitor.sent.answer', { email: sent.email })}</p>
    </MessagePage>
  );
}

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('contact-messages');
  const { topics, readers, challenge, formKey } = loaderData;
  const form = useForm<Sent>({
    schema: visitorMessageForm,
    labels: visitorLabels(t),
    defaultValues: valuesOf(visitorMessageForm),
    formKey,
    answer: actionData,
    navigates: true,
    complete: useProofInForm(true, actionData),
    draft: 'question to the centre',
  });
  const chosen: unknown = useWatch({ control: form.form.control, name: 'topic' });
  const topic = contactTopics.find((one) => one === chosen);
  if (actionData?.kind === 'saved')
    return <SentMessage sent={actionData.result} reader={readers[actionData.result.topic]} />;
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h1 className="t-h1">{t('write.title')}</h1>
        <p className="mt-3 max-w-lead t-lead">{t('write.lead')}</p>
        <p className="mt-1 mb-8 max-w-lead text-soft">
          {t('visitor.hasAccount')}{' '}
          <Link href="/contactformulier" className="link">
            {t('visitor.signIn')}
          </Link>
        </p>
        <Form form={form}>
          <VisitorFields topics={topics} challenge={waitedOut(actionData) ?? challenge} />
          <PrivacyNote />
          <div>
            <SubmitButton size="large" icon={<Send />}>
              {t('visitor.send')}
            </SubmitButton>
          </div>
        </Form>
      </div>
      <CenterReach reader={topic && readers[topic]} isForVisitors />
    </div>
  );
}
