/** Asking the centre something (ui.md, section 8, screen 28c): by topic, with a copy, and what one asked before. */
import Send from 'lucide-react/icons/send';
import { useWatch } from 'react-hook-form';
import type { Route } from './+types/write.ts';
import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import { contactMessageCreate, contactTopics } from '#contract/contact-messages.ts';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { noRights } from '#app/api/api-error.ts';
import { pageContext } from '#app/api/page-context.ts';
import { CenterReach } from '#app/features/contact-messages/components/center-reach.tsx';
import { loadReaders, topicsOf } from '#app/features/contact-messages/readers.server.ts';
import { MessageRows } from '#app/features/contact-messages/components/message-rows.tsx';
import { ContactFields, contactLabels } from '#app/features/contact-messages/form.tsx';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

/** Of what one asked before, so many. */
const mostShown = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api } = page;
  const [{ items, can }, { email }, readers] = await Promise.all([
    api.list(contactMessageCalls.list, { filter: { own: 'true' }, page: { size: mostShown } }),
    api.one(currentUserCalls.show),
    loadReaders(page),
  ]);
  if (!can.create) throw noRights();
  return { items, email, topics: topicsOf(page), readers, formKey: newFormKey() };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'contact-messages');
  const answer = await answerForm(page, await readForm(request), {
    schema: contactMessageCreate,
    labels: contactLabels(t),
    send: async (body, { key }) => {
      await page.api.send(contactMessageCalls.create, { body, idempotencyKey: key });
      return null;
    },
  });
  return answer.data.kind === 'saved' ? goOn(url.pathname, { told: t('write.done') }) : answer;
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Write({ loaderData, actionData }: Route.ComponentProps) {
  // A new one begins empty.
  return <Question key={loaderData.formKey} loaderData={loaderData} actionData={actionData} />;
}

type QuestionProps = Pick<Route.ComponentProps, 'loaderData' | 'actionData'>;

function Question({ loaderData: { formKey, email, topics, readers, items }, actionData }: QuestionProps) {
  const t = useWords('contact-messages');
  const form = useForm<null>({
    schema: contactMessageCreate,
    labels: contactLabels(t),
    defaultValues: valuesOf(contactMessageCreate),
    formKey,
    answer: actionData,
    navigates: true,
  });
  const chosen: unknown = useWatch({ control: form.form.control, name: 'topic' });
  const topic = contactTopics.find((one) => one === chosen);
  const reader = topic && readers[topic];
  return (
    <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <h1 className="t-h1">{t('write.title')}</h1>
        <p className="mt-3 mb-8 max-w-lead t-lead">{t('write.lead')}</p>
        <Form form={form}>
          <ContactFields email={email} topics={topics} />
          <div className="flex flex-wrap items-center gap-5">
            <SubmitButton icon={<Send />}>
              {reader
                ? t('write.sendTo', { name: reader.name.split(' ')[0] ?? reader.name })
                : t('write.send')}
            </SubmitButton>
            <p className="t-sm text-soft">{t('write.found')}</p>
          </div>
        </Form>
        {items.length > 0 && (
          <section className="mt-14">
            <HeadingRule>{t('write.before')}</HeadingRule>
            <MessageRows messages={items} />
          </section>
        )}
      </div>
      <CenterReach reader={reader} />
    </div>
  );
}
