/** The same change for many vacancies: those that were chosen, or all that the filters find. Tried first, with a row for each. */
import { data, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/bulk-edit.ts';
import { pageContext } from '#app/api/page-context.ts';
import { answerMany, loadMany, type ManyTrial } from '#app/features/vacancy-admin/many.server.ts';
import { ManyFields } from '#app/features/vacancy-admin/components/bulk-edit/many-fields.tsx';
import { ManyReport } from '#app/features/vacancy-admin/components/bulk-edit/many-report.tsx';
import { ManyWhich } from '#app/features/vacancy-admin/components/bulk-edit/many-which.tsx';
import { vacancyList } from '#app/features/vacancy-admin/components/vacancy-list.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';

export const loader = ({ context, url }: Route.LoaderArgs) => loadMany(context.get(pageContext), url);

export async function action({ context, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const answer = await answerMany(page, await readForm(request));
  if ('ids' in answer) return data(answer, { status: answer.report ? 200 : 422 });
  const t = wordsOf(page.locale, 'vacancy-admin');
  const { done, left, undo } = answer;
  const told = flashToast({
    color: left > 0 ? 'warning' : 'success',
    title: t('bulk.done.status', { count: done }),
    ...(left > 0 && { message: t('bulk.left', { count: left }) }),
    undo,
  });
  const { listHref } = await loadMany(page, url);
  return redirect(inLanguageOf(url.pathname, listHref), { status: 303, headers: { 'set-cookie': told } });
}

/** All that is wrong, each as a link to its field. */
function Errors({ dryRun: { errors, attempt } }: { dryRun: ManyTrial }) {
  const all = Object.entries(errors).flatMap(([name, message]) =>
    message ? [{ href: `#many-${name === 'form' ? 'check' : name}` as const, message }] : [],
  );
  return <ErrorSummary errors={all} attempt={attempt} />;
}

function Answers({ dryRun, listHref }: { dryRun: ManyTrial | undefined; listHref: string }) {
  const t = useWords('vacancy-admin');
  const isBusy = useNavigation().state === 'submitting';
  const maySure = dryRun !== undefined && dryRun.report !== null && dryRun.changed > 0;
  return (
    <div className="flex flex-wrap gap-3">
      {maySure && (
        <Button type="submit" name="sure" value="yes" busy={isBusy}>
          {t('bulk.sure.status', { count: dryRun.changed })}
        </Button>
      )}
      <Button id="many-check" type="submit" kind={maySure ? 'line' : 'solid'} busy={isBusy}>
        {t('bulk.check')}
      </Button>
      <ButtonLink kind="ghost" href={listHref}>
        {t('bulk.cancel')}
      </ButtonLink>
    </div>
  );
}

export default function BulkEdit({ loaderData: many, actionData: dryRun }: Route.ComponentProps) {
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
          <PostForm
            fields={{ seen: dryRun?.seen ?? '', ids: vacancies.map(({ id }) => id) }}
            className="mt-6 grid gap-8"
            keepsPlace
          >
            {dryRun && <Errors dryRun={dryRun} />}
            <ManyFields typed={dryRun?.typed} errors={dryRun?.errors ?? {}} />
            <div aria-live="polite" className="empty:hidden">
              {dryRun?.report && <ManyReport dryRun={dryRun} report={dryRun.report} />}
            </div>
            <Answers dryRun={dryRun} listHref={listHref} />
          </PostForm>
        </>
      )}
    </div>
  );
}
