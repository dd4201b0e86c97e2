/** One person: who it is, what they may do, what they applied for and what happened with the account. */
import type { Route } from './+types/show.ts';
import { pageContext, type Page } from '#app/api/page-context.ts';
import { noteActions } from '#app/features/internal-notes/notes.server.ts';
import { Notes } from '#app/features/internal-notes/components/notes.tsx';
import { AccountFacts } from '#app/features/users/components/show/account-facts.tsx';
import {
  ArchiveQuestion,
  UserActions,
  ImpersonationQuestion,
} from '#app/features/users/components/show/user-actions.tsx';
import { SuccessorQuestion } from '#app/features/users/components/show/successor-question.tsx';
import { loadUser } from '#app/features/users/show.server.ts';
import { UserRoles } from '#app/features/users/components/show/user-roles.tsx';
import { RoleTags } from '#app/features/users/components/role-tags.tsx';
import { mailsPageName, SentMails } from '#app/features/users/components/show/sent-mails.tsx';
import { SentApplications, WhatHappened } from '#app/features/users/components/show/history.tsx';
import { isActRefused } from '#app/forms/act-answer.ts';
import { answerActions } from '#app/forms/answer-acts.server.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { userActions } from '#app/features/users/user-acts.server.ts';
import { useListTitle } from '#app/features/users/components/list-title.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';

const isOwn = ({ actor }: Page, id: string) => actor.kind === 'user' && actor.userId === id;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const wanted = Number(url.searchParams.get(mailsPageName));
  const mailsPage = Number.isInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1;
  const page = context.get(pageContext);
  const detail = await loadUser(page, params.id, mailsPage);
  const question = url.searchParams.get('ask');
  const asksArchive = question === 'archive' && detail.user.can.archive;
  const asksImpersonation = question === 'sign_in_as' && detail.user.can.signInAs;
  const isSelf = isOwn(page, params.id);
  return { head: { title: detail.user.fullName }, detail, asksArchive, asksImpersonation, isSelf };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const page = context.get(pageContext);
  return answerActions(page, await readForm(request), url.pathname, {
    ...userActions(page, params.id, url),
    ...noteActions(
      page,
      'users',
      () => params.id,
      () => url.pathname,
    ),
  });
}

export default function Show({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const listTitle = useListTitle();
  const { detail, asksArchive, asksImpersonation, isSelf } = loaderData;
  const { user, notes } = detail;
  const asked = isActRefused(actionData) ? undefined : actionData;
  return (
    <>
      <Breadcrumb
        label={t('show.trail')}
        items={[{ href: '/users', label: listTitle }, { label: user.fullName }]}
      />
      <header className="mt-5 flex flex-col gap-x-8 gap-y-5 border-b border-line pb-6 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex min-w-0 items-center gap-5 max-[17rem]:flex-col max-[17rem]:items-start">
          <Avatar name={user.fullName} size="huge" besideName />
          <div className="min-w-0">
            <h1 className="t-h1-staff [overflow-wrap:anywhere]">{user.fullName}</h1>
            {user.jobTitle && <p className="text-soft">{user.jobTitle}</p>}
            <p className="mt-2 flex flex-wrap items-center gap-2">
              <Badge kind={user.status}>{t(`statuses.${user.status}`)}</Badge>
              <RoleTags roles={user.roles} />
            </p>
          </div>
        </div>
        <UserActions user={user} />
      </header>
      {asksArchive && !asked && <ArchiveQuestion user={user} isSelf={isSelf} />}
      {asksImpersonation && !asked && <ImpersonationQuestion user={user} />}
      {asked && <SuccessorQuestion user={user} asked={asked} />}
      <div className="mt-7 grid gap-x-12 gap-y-10 pb-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-9">
          <UserRoles user={user} />
          <SentApplications detail={detail} />
          <SentMails detail={detail} />
          <WhatHappened detail={detail} />
        </div>
        <div className="grid content-start gap-9">
          <AccountFacts user={user} />
          {notes && <Notes notes={notes} />}
        </div>
      </div>
    </>
  );
}
