/** The people of the centre, the organisation or the school (ui.md, screen 15). What is chosen stands in the address. */
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import UserPlus from 'lucide-react/icons/user-plus';
import { redirect } from 'react-router';
import type { Route } from './+types/list.ts';
import { page } from '#app/api/page-context.ts';
import { importAddress } from '#app/features/imports/parts/import-address.ts';
import { BulkQuestion } from '#app/features/users/parts/bulk-question.tsx';
import { answerBulk } from '#app/features/users/parts/bulk.server.ts';
import { listAddress, pageSizes, readChoice } from '#app/features/users/parts/list-address.ts';
import { ListTabs } from '#app/features/users/parts/list-tabs.tsx';
import { Chosen, SearchForm } from '#app/features/users/parts/list-tools.tsx';
import { loadUsers } from '#app/features/users/parts/list.server.ts';
import { PeopleTable } from '#app/features/users/parts/people-table.tsx';
import { exportAddress } from '#app/features/users/parts/export-address.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { useListTitle } from '#app/features/users/parts/list-title.ts';
import { useWords } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { ListPages } from '#app/shell/list-pages.tsx';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const choice = readChoice(url.searchParams);
  const list = await loadUsers(context.get(page), choice);
  const { current, last } = list.pagination;
  // The list has grown shorter since the link was made.
  if (current > last) throw redirect(inLanguageOf(url.pathname, listAddress(choice, { page: last })));
  return list;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const t = wordsOf(given.locale, 'users');
  const choice = readChoice(url.searchParams);
  const answer = await answerBulk(given, await readForm(request), choice);
  if (answer && 'act' in answer) return answer;
  const told = answer
    ? ({
        color: answer.left > 0 ? 'warning' : 'success',
        title: t('bulk.done', { count: answer.done }),
        message: answer.left > 0 ? t('bulk.left', { count: answer.left }) : undefined,
        undo: answer.undo,
      } as const)
    : ({ color: 'info', title: t('bulk.noneChosen') } as const);
  return redirect(`${url.pathname}${url.search}`, {
    status: 303,
    headers: { 'set-cookie': flashToast(told) },
  });
}

export default function List({ loaderData: list, actionData: trial }: Route.ComponentProps) {
  const t = useWords('users');
  const listTitle = useListTitle();
  const { choice, pagination, mayInvite, mayImport, mayKeep, choices } = list;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="t-h1-staff">{listTitle}</h1>
          <p className="mt-1 text-soft tnum">{t('list.total', { count: pagination.records })}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {mayKeep && (
            <a href={exportAddress(choice)} download className={buttonClass({ kind: 'line' })}>
              <Download />
              {t('list.export')}
            </a>
          )}
          {mayImport && (
            <ButtonLink href={importAddress()} kind="line" icon={<Upload />}>
              {t('list.import')}
            </ButtonLink>
          )}
          {mayInvite && (
            <ButtonLink href="/users/add" icon={<UserPlus />}>
              {t('list.invite')}
            </ButtonLink>
          )}
        </div>
      </div>
      {trial && <BulkQuestion trial={trial} choice={choice} choices={choices} people={list.items} />}
      <div className="mt-4">
        <ListTabs list={list} />
      </div>
      <div className="mt-5 mb-4 grid gap-4">
        <SearchForm list={list} />
        <Chosen list={list} />
      </div>
      <PeopleTable list={list} />
      <div className="mt-6">
        <ListPages
          label={t('list.pages')}
          pagination={pagination}
          size={choice.size}
          sizes={pageSizes}
          addressWith={(change) => listAddress(choice, change)}
        />
      </div>
    </>
  );
}
