/** Asking about a vacancy before applying (ui.md, section 8, screen 3), as a mail until there are conversations. Works without script. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Send from 'lucide-react/icons/send';
import { data } from 'react-router';
import type { Route } from './+types/ask.ts';
import { vacancyQuestionForm } from '#contract/vacancy-questions.ts';
import { pageContext } from '#app/api/page-context.ts';
import { useProofInForm, waitedOut } from '#app/features/applications/components/apply/use-proof.ts';
import { loadAsking, sendQuestion, type Sent } from '#app/features/vacancy-questions/ask.server.ts';
import { SentQuestion } from '#app/features/vacancy-questions/components/sent-question.tsx';
import { QuestionFields, questionLabels } from '#app/features/vacancy-questions/form.tsx';
import { newFormKey } from '#app/forms/answer-form.server.ts';
import { valuesOf } from '#app/forms/form-values.ts';
import { Form } from '#app/forms/form.tsx';
import { keepOnNetworkError } from '#app/forms/keep-on-network-error.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { SubmitButton } from '#app/forms/submit-button.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { PrivacyNote } from '#app/shell/privacy-note.tsx';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';

/** Its key and challenge are of one opening: kept for others, two of them would send as one. */
const fresh = { 'cache-control': 'no-store' };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const asking = await loadAsking(page, params.id, url.pathname);
  const title = wordsOf(page.locale, 'vacancy-questions')('about', { title: asking.vacancy.title.text });
  return data({ ...asking, head: { title, isHidden: true }, formKey: newFormKey() }, { headers: fresh });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return sendQuestion(context.get(pageContext), params.id, await readForm(request));
}

export const headers = () => fresh;
export const clientAction = keepOnNetworkError<Awaited<ReturnType<typeof action>>>;

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-questions');
  const { vacancy, known, challenge, formKey } = loaderData;
  const form = useForm<Sent>({
    schema: vacancyQuestionForm,
    labels: questionLabels(t),
    defaultValues: valuesOf(vacancyQuestionForm, known ?? {}),
    formKey,
    answer: actionData,
    navigates: true,
    complete: useProofInForm(challenge !== null, actionData),
    draft: `question ${vacancy.id}`,
    notInDraft: known ? ['name', 'email'] : [],
  });
  if (actionData?.kind === 'saved') return <SentQuestion vacancy={vacancy} sent={actionData.result} />;
  const { contactFirstName: name } = vacancy;
  return (
    <div className="mx-auto max-w-form">
      <About vacancy={vacancy} />
      <h1 className="mt-6 t-h1">{t('titles.ask')}</h1>
      <p className="mt-3 mb-8 max-w-lead t-lead text-soft">
        {name ? t('lead.contact', { name }) : t('lead.nobody')}
      </p>
      <Form form={form}>
        <QuestionFields challenge={waitedOut(actionData) ?? challenge} />
        <p className="t-sm text-soft">{t('passedOn')}</p>
        <PrivacyNote />
        <div>
          <SubmitButton size="large" icon={<Send />}>
            {t('send')}
          </SubmitButton>
        </div>
      </Form>
    </div>
  );
}

type Vacancy = Route.ComponentProps['loaderData']['vacancy'];

/** What it is about, with the way back to it. */
function About({ vacancy: { id, title, organizationName } }: { vacancy: Vacancy }) {
  const t = useWords('vacancy-questions');
  return (
    <>
      <nav aria-label={t('where')}>
        <Link href={`/vacancies/${id}`} className="inline-flex min-h-8 items-center gap-2 t-sm link">
          <ArrowLeft className="size-4.5" />
          {t('back')}
        </Link>
      </nav>
      <div className="mt-4 flex items-center gap-4 rounded-card bg-tint p-4 sm:p-5">
        <Plate name={organizationName} besideName />
        <p className="min-w-0">
          <span className="block t-sm text-soft">{organizationName}</span>
          <strong lang={title.lang} className="block leading-snug font-semibold text-ink">
            {title.text}
          </strong>
        </p>
      </div>
    </>
  );
}
