/** Vacancies that wait for the check of the centre, one at a time with what stands out (ui.md, screen 27). */
import type { Route } from './+types/approve.ts';
import { pageContext } from '#app/api/page-context.ts';
import { HousePart } from '#app/drawings/house-part.tsx';
import { checkActions } from '#app/features/vacancy-checks/answer.server.ts';
import { AlikeVacancies } from '#app/features/vacancy-checks/components/alike.tsx';
import { Changes } from '#app/features/vacancy-checks/components/changes.tsx';
import { CheckFacts } from '#app/features/vacancy-checks/components/facts.tsx';
import { CheckHead } from '#app/features/vacancy-checks/components/check-head.tsx';
import { DecisionBar } from '#app/features/vacancy-checks/components/decision-bar.tsx';
import { Findings } from '#app/features/vacancy-checks/components/findings-list.tsx';
import { loadQueue, type Queue } from '#app/features/vacancy-checks/queue.server.ts';
import { askOf } from '#app/features/vacancy-checks/components/queue-address.ts';
import { QueueList } from '#app/features/vacancy-checks/components/queue-list.tsx';
import { Texts } from '#app/features/vacancy-checks/components/texts.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queue, shown } = await loadQueue(context.get(pageContext), url);
  return { queue, shown, ask: askOf(url), isDone: url.searchParams.has('done') };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await readForm(request);
  return answerActions(page, form, url.pathname, checkActions(page, url.pathname));
}

/** The one before and the one after in the queue, and where in it this one stands. */
function placeIn({ items }: Queue, id: string) {
  const at = items.findIndex((one) => one.id === id);
  return {
    place: at < 0 ? null : at + 1,
    nextId: (at < 0 ? items[0] : items[at + 1])?.id ?? null,
    previousId: (at > 0 ? items[at - 1]?.id : null) ?? null,
  };
}

export default function Approve({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('vacancy-checks');
  const { number } = useFormat();
  const { queue, shown, ask } = loaderData;
  const at = shown && placeIn(queue, shown.id);
  return (
    <div className="grid gap-x-6 gap-y-6 lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <div className="min-w-0 lg:-ms-4 lg:border-e lg:border-line lg:pe-2.5">
        <h1 className="t-h1-staff lg:ps-4">{t('queue.title')}</h1>
        <p className="mt-1 mb-4 text-soft lg:ps-4">
          {t('queue.waiting', { count: queue.total, number: number(queue.total) })}
        </p>
        <nav aria-label={t('queue.label')}>
          <QueueList items={queue.items} shownId={shown?.id ?? null} />
        </nav>
      </div>
      <div className="min-w-0">
        {shown && at ? (
          // By vacancy: what was typed about one may never stand in the form of the next.
          <article key={shown.id} aria-label={shown.title}>
            <CheckHead check={shown} {...at} total={queue.total} isNext={loaderData.isDone && !actionData} />
            <div className="mt-8 grid gap-x-9 gap-y-8 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
              <div className="grid min-w-0 content-start gap-8">
                <Findings check={shown} />
                <AlikeVacancies check={shown} />
                <Changes check={shown} />
                <Texts check={shown} />
              </div>
              <CheckFacts check={shown} />
            </div>
            <DecisionBar check={shown} {...at} ask={ask} />
          </article>
        ) : (
          <EmptyState title={t('queue.empty')} drawing={<HousePart kind="tree" />}>
            {t('queue.emptyText')}
          </EmptyState>
        )}
      </div>
    </div>
  );
}
