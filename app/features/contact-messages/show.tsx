/** A question to the centre: for whoever asked it, and for whoever answers it. */
import Send from 'lucide-react/icons/send';
import type { Route } from './+types/show.ts';
import { contactMessageCalls } from '#contract/calls/contact-messages.ts';
import { contactAnswerForm } from '#contract/contact-messages.ts';
import { pageContext } from '#app/api/page-context.ts';
import {
  actsOnAssignee,
  isAboutAssignee,
  loadColleagues,
} from '#app/features/contact-messages/assignee.server.ts';
import { Assignee } from '#app/features/contact-messages/components/assignee.tsx';
import {
  type ContactMessageView,
  StatusBadge,
} from '#app/features/contact-messages/components/message-rows.tsx';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { answerForm, newFormKey } from '#app/forms/answer-form.server.ts';
import { fieldOf } from '#app/forms/form-field.tsx';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { goOn } from '#app/forms/go-on.server.ts';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, locale } = page;
  const message = await api.one(contactMessageCalls.show, { params });
  const title = wordsOf(locale, 'contact-messages')(`topics.${message.topic}`);
  const colleagues = message.can.assign ? await loadColleagues(page) : [];
  const userId = page.actor.kind === 'user' ? page.actor.userId : '';
  return { head: { title }, message, colleagues, userId, formKey: newFormKey() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'contact-messages');
  const form = await readForm(request);
  if (isAboutAssignee(form)) return answerActions(page, form, url.pathname, actsOnAssignee(page, params));
  const answer = await answerForm(page, form, {
    schema: contactAnswerForm,
    labels: { answer: t('show.answer') },
    send: async (body, { lockVersion }) => {
      await page.api.send(contactMessageCalls.answer, { params, body: { ...body, lockVersion } });
      return null;
    },
  });
  return answer.data.kind === 'saved'
    ? goOn(inLanguageOf(url.pathname, '/contactformulier/berichten'), { told: t('show.done') })
    : answer;
}

export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

const Field = fieldOf(contactAnswerForm);

function AnswerForm({ loaderData: { message, formKey }, actionData }: Route.ComponentProps) {
  const t = useWords('contact-messages');
  const form = useForm<null>({
    schema: contactAnswerForm,
    labels: { answer: t('show.answer') },
    defaultValues: valuesOf(contactAnswerForm),
    formKey,
    lockVersion: message.lockVersion,
    answer: ownAnswer(actionData),
    navigates: true,
  });
  return (
    <Form form={form}>
      <Field
        name="answer"
        as={TextArea}
        rows={6}
        hint={t('show.answerHint', { email: message.senderEmail })}
      />
      <div>
        <SubmitButton icon={<Send />}>{t('show.send')}</SubmitButton>
      </div>
    </Form>
  );
}

/** Words of somebody, with who said it when. */
function Words({ who, at, children }: { who: string; at: string; children: string }) {
  const { date, time } = useFormat();
  return (
    <section className="mt-8">
      <h2 className="t-h4">{who}</h2>
      <p className="t-sm text-soft">
        <time dateTime={at}>
          {date(at)}, {time(at)}
        </time>
      </p>
      <p className="mt-3 whitespace-pre-line [overflow-wrap:anywhere]">{children}</p>
    </section>
  );
}

function Answer({ message: { answer, answeredAt, answeredByName } }: { message: ContactMessageView }) {
  const name = siteName(useFrame());
  if (answer === null || answeredAt === null) return null;
  return (
    <Words who={answeredByName ?? name} at={answeredAt}>
      {answer}
    </Words>
  );
}

export default function Show(props: Route.ComponentProps) {
  const t = useWords('contact-messages');
  const { message, colleagues, userId, head } = props.loaderData;
  const list =
    message.isOwn && !message.can.answer
      ? { href: '/contactformulier', label: t('titles.write') }
      : { href: '/contactformulier/berichten', label: t('titles.list') };
  return (
    <div className="max-w-reading">
      <Breadcrumb label={t('trail')} items={[list, { label: head.title }]} />
      <h1 className="mt-4 t-h1-staff">{head.title}</h1>
      <p className="mt-2">
        <StatusBadge status={message.status} />
      </p>
      {message.can.assign && <Assignee message={message} colleagues={colleagues} userId={userId} />}
      <Words who={message.senderName} at={message.createdAt}>
        {message.message}
      </Words>
      <Answer message={message} />
      {message.can.answer && !message.hasAccount && (
        <p className="mt-6 text-soft [overflow-wrap:anywhere]">
          {t('show.unchecked', { email: message.senderEmail })}
        </p>
      )}
      {message.status === 'open' && !message.can.answer && (
        <p className="mt-8 border-t border-line pt-6 text-soft">{t('show.waits')}</p>
      )}
      {message.can.answer && (
        <div className="mt-10 border-t border-line pt-6">
          <AnswerForm {...props} />
        </div>
      )}
    </div>
  );
}
