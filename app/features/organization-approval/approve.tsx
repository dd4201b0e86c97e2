/** Organisations that wait for a yes or no, one at a time with the evidence beside them (ui.md, screen 14). */
import { useEffect, useRef } from 'react';
import type { Route } from './+types/approve.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { decisionActions } from '#app/features/organization-approval/decide.server.ts';
import { DecisionBar } from '#app/features/organization-approval/components/approve/decision-bar.tsx';
import { Evidence } from '#app/features/organization-approval/components/approve/evidence.tsx';
import { CheckFacts } from '#app/features/organization-approval/components/approve/facts.tsx';
import { JoinList } from '#app/features/organization-approval/components/approve/join-list.tsx';
import { loadQueue, type Queue, type CheckView } from '#app/features/organization-approval/approve.server.ts';
import { QueueList } from '#app/features/organization-approval/components/approve/queue-list.tsx';
import { noteActions } from '#app/features/internal-notes/notes.server.ts';
import { AdminNotes } from '#app/features/organization-admin/components/lazy-admin.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Plate } from '#app/ui/plate.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const queue = await loadQueue(context.get(pageContext), url);
  return { queue, isDone: url.searchParams.has('done') };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const notes = noteActions(
    page,
    'organizations',
    (form) => formText(form, 'noteAbout'),
    (id) => `${url.pathname}?id=${id}`,
  );
  const acts = { ...decisionActions(page, url.pathname), ...notes };
  return answerActions(page, await readForm(request), url.pathname, acts);
}

/** After an answer the next one opens: the button that had the focus is gone, so it comes to the name. */
function CheckHead({ check, isNext }: { check: CheckView; isNext: boolean }) {
  const name = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNext) return;
    name.current?.focus({ preventScroll: true });
    // The answer was given at the bottom of the page before it.
    scrollTo({ top: 0 });
  }, [isNext]);
  const t = useWords('organization-approval');
  const { longDay } = useFormat();
  const badge = check.status === 'pending' ? 'pending' : check.status === 'denied' ? 'denied' : 'approved';
  return (
    <header className="flex gap-5 max-[17rem]:flex-col">
      <Plate name={check.name} logo={check.logo} size="huge" besideName />
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1.5">
          <h2
            ref={name}
            tabIndex={-1}
            className="t-h1-staff [overflow-wrap:anywhere] hyphens-auto outline-none"
          >
            {check.name}
          </h2>
          <Badge kind={badge}>{t(`queue.badges.${badge}`)}</Badge>
        </div>
        <p className="mt-1 text-soft">
          {check.applicant
            ? t('queue.by', { day: longDay(check.waitingSince), name: check.applicant.name })
            : t('queue.since', { day: longDay(check.waitingSince) })}
        </p>
      </div>
    </header>
  );
}

/** The one before and the one after in the queue. */
function neighbours({ items }: Queue['queue'], id: string) {
  const at = items.findIndex((one) => one.id === id);
  return {
    nextId: (at < 0 ? items[0] : items[at + 1])?.id ?? null,
    previousId: (at > 0 ? items[at - 1]?.id : null) ?? null,
  };
}

export default function Approve({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('organization-approval');
  const { number } = useFormat();
  const { judges, queue, joins, shown } = loaderData.queue;
  const isDone = shown === null && joins.length === 0;
  return (
    <div className="grid gap-x-6 gap-y-6 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:-ms-4 lg:border-e lg:border-line lg:pe-2.5">
        <h1 className="t-h1-staff lg:ps-4">{t('queue.title')}</h1>
        {judges && (
          <p className="mt-1 mb-4 text-soft lg:ps-4">
            {t('queue.waiting', { count: queue.total, number: number(queue.total) })}
          </p>
        )}
        <nav aria-label={t('queue.label')}>
          <QueueList items={queue.items} shownId={shown?.id ?? null} />
        </nav>
      </div>
      <div className="min-w-0">
        {isDone && (
          <EmptyState title={t('queue.empty')} drawing={<HousePart kind="tree" />}>
            {t(judges ? 'queue.emptyText' : 'queue.emptyJoins')}
          </EmptyState>
        )}
        {shown && (
          // By organisation: what was typed about one may never stand in the form of the next.
          <article key={shown.id} aria-label={shown.name}>
            <CheckHead check={shown} isNext={loaderData.isDone && !actionData} />
            <div className="mt-8 grid gap-x-9 gap-y-8 xl:grid-cols-[minmax(0,1fr)_17.5rem]">
              <Evidence check={shown} />
              <CheckFacts check={shown} />
            </div>
            <div className="max-w-reading">
              <AdminNotes admin={shown} name={shown.name} />
            </div>
            <DecisionBar check={shown} {...neighbours(queue, shown.id)} />
          </article>
        )}
        <div className={shown ? 'mt-12' : ''}>
          <JoinList requests={joins} />
        </div>
      </div>
    </div>
  );
}
