/** One application: the person and their words first, what can be decided at the top right (ui.md, screen 13). */
import type { Route } from './+types/show.ts';
import { pageContext } from '#app/api/page-context.ts';
import { Answers } from '#app/features/applications/components/show/answers.tsx';
import { Conversation } from '#app/features/applications/components/show/conversation.tsx';
import { applicationActions, isDecision } from '#app/features/applications/decide.server.ts';
import { Decision } from '#app/features/applications/components/show/decision.tsx';
import { loadDetail, type Detail } from '#app/features/applications/show.server.ts';
import { History } from '#app/features/applications/components/show/history.tsx';
import { useNextStep } from '#app/features/applications/components/next-step.ts';
import { Outcome, WaitingNotice } from '#app/features/applications/components/show/outcome.tsx';
import { QueueSteps } from '#app/features/applications/components/show/queue-steps.tsx';
import { SideFacts } from '#app/features/applications/components/show/side-facts.tsx';
import { StateBadge } from '#app/features/applications/components/state-badge.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Link } from '#app/ui/link.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const detail = await loadDetail(context.get(pageContext), params.id);
  const { name, vacancyTitle } = detail.application;
  const done = url.searchParams.get('done');
  return {
    head: { title: detail.isWork ? name : vacancyTitle },
    detail,
    done: isDecision(done) ? done : null,
  };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const acts = applicationActions(page, params.id, url.pathname);
  return answerActions(page, await readForm(request), url.pathname, acts);
}

/** Who wants what, and the buttons. */
function WorkHead({ detail }: { detail: Detail }) {
  const t = useWords('applications');
  const { application, vacancy } = detail;
  return (
    <header className="mt-5 flex flex-col gap-x-8 gap-y-5 border-b border-line pb-6 md:flex-row md:items-center md:justify-between">
      <div className="flex min-w-0 items-center gap-5">
        <Avatar name={application.name} size="huge" besideName />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <h1 className="t-h1-staff [overflow-wrap:anywhere]">{application.name}</h1>
            <StateBadge application={application} />
          </div>
          <p className="mt-1 text-soft">
            {t('detail.wants')}{' '}
            {vacancy ? (
              <Link href={`/vacancies/${vacancy.id}`} className="link">
                {application.vacancyTitle}
              </Link>
            ) : (
              application.vacancyTitle
            )}
          </p>
        </div>
      </div>
      <Decision application={application} />
    </header>
  );
}

/** For whoever sent it: for what, and what happens next. */
function OwnHead({ detail }: { detail: Detail }) {
  const t = useWords('applications');
  const { application, vacancy } = detail;
  const next = useNextStep(application);
  return (
    <header className="mt-5 flex flex-col gap-x-8 gap-y-5 border-b border-line pb-6 md:flex-row md:items-end md:justify-between">
      <div className="min-w-0">
        <StateBadge application={application} isOwn />
        <h1 className="mt-3 t-h1">
          {vacancy ? (
            <Link
              href={`/vacancies/${vacancy.id}`}
              className="text-ink decoration-2 underline-offset-4 not-hover:no-underline"
            >
              {application.vacancyTitle}
            </Link>
          ) : (
            application.vacancyTitle
          )}
        </h1>
        <p className="mt-2 max-w-reading text-soft">{next}</p>
        {application.status === 'rejected' && (
          <p className="mt-2">
            <Link href="/vacancies/search" className="link inline-flex min-h-11 items-center">
              {t('detail.searchOn')}
            </Link>
          </p>
        )}
      </div>
      <Decision application={application} />
    </header>
  );
}

export default function Show({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('applications');
  const { detail, done } = loaderData;
  const { application, isWork, queue } = detail;
  const Head = isWork ? WorkHead : OwnHead;
  const workTitle = detail.isStudents ? 'list.studentsTitle' : 'list.title';
  const trail = isWork ? workTitle : 'list.ownTitle';
  return (
    <>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Breadcrumb
          label={t('detail.trail')}
          items={[
            { href: '/applications', label: t(trail) },
            { label: isWork ? application.name : application.vacancyTitle },
          ]}
        />
        {queue && <QueueSteps queue={queue} />}
      </div>
      {done && !actionData && <Outcome key={`${application.id} ${done}`} act={done} detail={detail} />}
      {/* By person: what was typed for one may never stand in the form of the next. */}
      <Head key={application.id} detail={detail} />
      <div className="mt-7 grid gap-x-12 gap-y-10 pb-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid content-start gap-9">
          <Conversation application={application} isWork={isWork} />
          <Answers application={application} />
          <WaitingNotice detail={detail} />
          <History application={application} isWork={isWork} />
        </div>
        <SideFacts detail={detail} />
      </div>
    </>
  );
}
