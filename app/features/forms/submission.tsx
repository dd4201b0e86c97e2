/** What one person filled in, as it was asked. Works without script. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mail from 'lucide-react/icons/mail';
import Printer from 'lucide-react/icons/printer';
import type { Route } from './+types/submission.ts';
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { pageContext } from '#app/api/page-context.ts';
import { AnswerValue } from '#app/features/forms/components/answer-value.tsx';
import { PrivateNumberNotice } from '#app/features/forms/components/private-number-notice.tsx';
import { noteActions, notesOf, type NoteAction } from '#app/features/internal-notes/notes.server.ts';
import { Notes } from '#app/features/internal-notes/components/notes.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Link } from '#app/ui/link.tsx';

/** Opened from the list of what is new: one goes back to that one. */
const listQuery = (url: URL) => (url.searchParams.has('new') ? '?new=1' : '');

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const record = await api.one(formSubmissionCalls.show, {
    params: { id: params.submissionId },
    include: ['notes'],
  });
  const { notes: _notes, ...submission } = record;
  return { submission, notes: notesOf(record), query: listQuery(url) };
}

type SubmissionAct = 'read' | 'unread' | 'remove';

export async function action({
  context,
  params: { id: form, submissionId },
  request,
  url,
}: Route.ActionArgs) {
  const page = context.get(pageContext);
  const t = wordsOf(page.locale, 'forms');
  const params = { id: submissionId };
  const back = `${inLanguageOf(url.pathname, `/form_builder/${form}`)}${listQuery(url)}`;
  const here = `${url.pathname}${url.search}`;
  return answerActions<SubmissionAct | NoteAction>(page, await readForm(request), here, {
    ...noteActions(
      page,
      'form_submissions',
      () => submissionId,
      () => here,
    ),
    read: async () => {
      await page.api.send(formSubmissionCalls.read, { params, body: { read: true } });
      return { told: t('submission.readDone'), to: back };
    },
    unread: async () => {
      await page.api.send(formSubmissionCalls.read, { params, body: { read: false } });
      return { told: t('submission.unreadDone'), to: back };
    },
    remove: async () => {
      await page.api.send(formSubmissionCalls.remove, { params });
      return { told: t('submission.removed'), to: back };
    },
  });
}

const Act = actFormOf<SubmissionAct>();
const Press = actButtonOf<SubmissionAct>();

type View = Route.ComponentProps['loaderData']['submission'];

/** 'Noor Bos (noor@post.example)' */
const personText = ({ name, email }: NonNullable<View['askedPerson']>) =>
  name === null ? email : `${name} (${email})`;

/** A letter in one's own mail program, to the first address that was answered, or to whom the link was sent. */
function replyTo({ answers, askedPerson, formTitle }: View): string | null {
  const address = answers.find(({ questionType }) => questionType === 'email')?.value ?? askedPerson?.email;
  if (typeof address !== 'string') return null;
  // Signs that an address may have mean something else in a link.
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}?subject=${encodeURIComponent(formTitle)}`;
}

/** Answering it, saying that it was read, and taking it away. */
function Keeping({ submission }: { submission: View }) {
  const t = useWords('forms');
  const { readAt, can } = submission;
  const reply = replyTo(submission);
  return (
    <div className="mt-8 grid gap-5 border-t border-line pt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        {reply !== null && (
          <ButtonLink kind="line" href={reply} icon={<Mail />}>
            {t('submission.reply')}
          </ButtonLink>
        )}
        {can.read && (
          <Act act={readAt === null ? 'read' : 'unread'}>
            <Press kind="line">{t(readAt === null ? 'submission.read' : 'submission.unread')}</Press>
          </Act>
        )}
        <span className="noscript:hidden">
          <Button kind="ghost" icon={<Printer />} onClick={() => window.print()}>
            {t('submission.print')}
          </Button>
        </span>
      </div>
      {can.delete && (
        <Disclosure isQuiet summary={t('submission.remove')}>
          <p className="mb-3">{t('submission.removeAsk')}</p>
          <Act act="remove">
            <Press kind="danger">{t('submission.removeSure')}</Press>
          </Act>
        </Disclosure>
      )}
    </div>
  );
}

const step = 'inline-flex min-h-11 items-center gap-2 link [&_svg]:size-5';

/** To the ones beside it, without the way over the list. */
function Neighbours({
  submission: { formId, newerId, olderId },
  query,
}: Pick<Route.ComponentProps['loaderData'], 'submission' | 'query'>) {
  const t = useWords('forms');
  if (newerId === null && olderId === null) return null;
  const addressOf = (id: string) => `/form_builder/${formId}/submissions/${id}${query}`;
  return (
    <nav
      aria-label={t('submission.others')}
      className="mt-8 flex flex-wrap justify-between gap-x-6 print:hidden"
    >
      {newerId !== null && (
        <Link href={addressOf(newerId)} className={step}>
          <ArrowLeft aria-hidden="true" />
          {t('submission.newer')}
        </Link>
      )}
      {olderId !== null && (
        <Link href={addressOf(olderId)} className={`${step} ml-auto`}>
          {t('submission.older')}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

export default function Submission({ loaderData: { submission, notes, query } }: Route.ComponentProps) {
  const t = useWords('forms');
  const { date, time } = useFormat();
  const { formId, formTitle, answers, agreedTo, askedPerson, createdAt } = submission;
  return (
    <div className="max-w-reading">
      <Breadcrumb
        label={t('trail')}
        items={[
          { href: '/form_builder', label: t('titles.list') },
          { href: `/form_builder/${formId}${query}`, label: formTitle },
          { label: t('titles.submission') },
        ]}
      />
      <h1 className="mt-4 t-h1-staff [overflow-wrap:anywhere]">{formTitle}</h1>
      <p className="mt-2 text-soft">
        {t('submission.sent', { date: date(createdAt), time: time(createdAt) })}
      </p>
      {askedPerson && (
        <p className="mt-1 wrap-anywhere">{t('submission.by', { who: personText(askedPerson) })}</p>
      )}
      <dl className="mt-6 grid gap-5">
        {answers.map((answer) => (
          <div key={answer.questionId} className="[overflow-wrap:anywhere]">
            <dt className="t-sm text-soft">{answer.text}</dt>
            <dd className="mt-1">
              <AnswerValue answer={answer} />
            </dd>
          </div>
        ))}
        {agreedTo !== null && (
          <div className="[overflow-wrap:anywhere]">
            <dt className="t-sm text-soft">{t('submission.agreed')}</dt>
            <dd className="mt-1 whitespace-pre-line">{agreedTo}</dd>
          </div>
        )}
      </dl>
      <PrivateNumberNotice answers={answers} />
      <Neighbours submission={submission} query={query} />
      {notes && (
        <div className="mt-8 print:hidden">
          <Notes notes={notes} />
        </div>
      )}
      <Keeping submission={submission} />
    </div>
  );
}
