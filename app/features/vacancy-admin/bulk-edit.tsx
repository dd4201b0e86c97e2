/** The same change for many vacancies: those that were chosen, or all that the filters find. Tried first, with a row for each. */
import { data } from 'react-router';
import type { Route } from './+types/bulk-edit.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import {
  answerMany,
  loadMany,
  type ManyDone,
  type ManyTrial,
} from '#app/features/vacancy-admin/many.server.ts';
import { ManyFields } from '#app/features/vacancy-admin/components/bulk-edit/many-fields.tsx';
import { ManyReport } from '#app/features/vacancy-admin/components/bulk-edit/many-report.tsx';
import { ManyWhich } from '#app/features/vacancy-admin/components/bulk-edit/many-which.tsx';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { WaitingChoice } from '#app/features/vacancy-filling/components/waiting-choice.tsx';
import { ownAnswer } from '#app/forms/act-answer.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import type { Flash } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadMany(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, {
    edit: async (form) => {
      const answer = await answerMany(page, form);
      if ('ids' in answer) return data(answer, { status: answer.report ? 200 : 422 });
      const { listHref } = await loadMany(page, url);
      return { told: toldOf(page, answer), to: inLanguageOf(url.pathname, listHref) };
    },
  });
}

/** How many were changed, and how many stayed as they were. */
function toldOf({ locale }: Page, { done, left, undo }: ManyDone): Flash {
  const t = wordsOf(locale, 'vacancy-admin');
  const title = t('bulk.done.status', { count: done });
  if (left === 0) return { color: 'success', title, undo };
  return { color: 'warning', title, message: t('bulk.left', { count: left }), undo };
}

const Act = actFormOf<'edit'>();
const Press = actButtonOf<'edit'>();

/** All that is wrong, each as a link to its field. */
function Errors({ dryRun: { errors, attempt } }: { dryRun: ManyTrial }) {
  const all = Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ href: `#many-${name === 'form' ? 'check' : name}` as const, message }] : [],
  );
  return <ErrorSummary errors={all} attempt={attempt} />;
}

function Answers({ dryRun, listHref }: { dryRun: ManyTrial | undefined; listHref: string }) {
  const t = useWords('vacancy-admin');
  const maySure = dryRun !== undefined && dryRun.report !== null && dryRun.changed > 0;
  return (
    <div className="flex flex-wrap gap-3">
      {maySure && (
        <Press name="sure" value="yes">
          {t('bulk.sure.status', { count: dryRun.changed })}
        </Press>
      )}
      <Press id="many-check" kind={maySure ? 'line' : 'solid'}>
        {t('bulk.check')}
      </Press>
      <ButtonLink kind="ghost" href={listHref}>
        {t('bulk.cancel')}
      </ButtonLink>
    </div>
  );
}

export default function BulkEdit({ loaderData: many, actionData }: Route.ComponentProps) {
  const dryRun = ownAnswer(actionData);
  const t = useWords('vacancy-admin');
  const { vacancies, listHref } = many;
  return (
    <div className="max-w-[52rem]">
      <Breadcrumb
        label={t('form.trail')}
        items={[{ href: vacancyList.path, label: t('form.list') }, { label: t('many.title') }]}
      />
      <h1 className="mt-4 t-h1-staff">{t('many.title')}</h1>
      {vacancies.length === 0 ? (
        <EmptyState
          title={t('list.nothing')}
          action={
            <ButtonLink kind="line" href={vacancyList.path}>
              {t('list.whole')}
            </ButtonLink>
          }
        >
          {t('bulk.noneChosen')}
        </EmptyState>
      ) : (
        <>
          <ManyWhich many={many} />
          <Act
            act="edit"
            fields={{ seen: dryRun?.seen ?? '', ids: vacancies.map(({ id }) => id) }}
            className="mt-6 grid gap-8"
            keepsPlace
          >
            {dryRun && <Errors dryRun={dryRun} />}
            <ManyFields many={many} typed={dryRun?.typed} errors={dryRun?.errors ?? {}} />
            <div aria-live="polite" className="empty:hidden">
              {dryRun?.report && <ManyReport dryRun={dryRun} report={dryRun.report} />}
            </div>
            {dryRun && (
              <WaitingChoice
                waiting={dryRun.waiting}
                typed={dryRun.openApplications}
                messageId="many-message"
                messageError={dryRun.errors.message}
              />
            )}
            <Answers dryRun={dryRun} listHref={listHref} />
          </Act>
        </>
      )}
    </div>
  );
}
