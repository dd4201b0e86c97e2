/** One person: who it is, what they may do, what they applied for and what happened with the account. */
import { data, redirect } from 'react-router';
import type { Route } from './+types/show.ts';
import { page, type Page } from '#app/api/page-context.ts';
import { answerNote, isAboutNotes } from '#app/features/internal-notes/parts/notes.server.ts';
import { Notes } from '#app/features/internal-notes/parts/notes.tsx';
import { AccountFacts } from '#app/features/users/parts/account-facts.tsx';
import { ArchiveQuestion, Deeds, VisitQuestion } from '#app/features/users/parts/deeds.tsx';
import { SuccessorQuestion } from '#app/features/users/parts/successor-question.tsx';
import { doDeed, loadUser, nameOf } from '#app/features/users/parts/detail.server.ts';
import { HeldRoles } from '#app/features/users/parts/held-roles.tsx';
import { RoleTags } from '#app/features/users/parts/role-tags.tsx';
import { mailsPageName, SentMails } from '#app/features/users/parts/sent-mails.tsx';
import { SentApplications, WhatHappened } from '#app/features/users/parts/what-happened.tsx';
import { readForm } from '#app/forms/read-form.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { inSentences } from '#app/i18n/sentences.ts';
import { useListTitle } from '#app/features/users/parts/list-title.ts';
import { useWords } from '#app/i18n/words.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Notice } from '#app/ui/notice.tsx';

const isOwn = ({ actor }: Page, id: string) => actor.kind === 'user' && actor.userId === id;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const wanted = Number(url.searchParams.get(mailsPageName));
  const mailsPage = Number.isInteger(wanted) && wanted > 0 && wanted < 10_000 ? wanted : 1;
  const given = context.get(page);
  const detail = await loadUser(given, params.id, mailsPage);
  const asked = url.searchParams.get('ask');
  const asksArchive = asked === 'archive' && detail.user.can.archive;
  const asksVisit = asked === 'sign_in_as' && detail.user.can.signInAs;
  const isSelf = isOwn(given, params.id);
  return { head: { title: detail.user.fullName }, detail, asksArchive, asksVisit, isSelf };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const given = context.get(page);
  const form = await readForm(request);
  if (isAboutNotes(form)) {
    const note = await answerNote(given, form, { type: 'users', id: params.id });
    if (note) return data({ note, deed: null }, { status: 422 });
    return redirect(`${url.pathname}#internal-notes`, { status: 303 });
  }
  if (form.get('deed') === 'sign_in_as') {
    await given.signInAs({ userId: params.id, reason: null });
    return redirect(inLanguageOf(url.pathname, '/dashboard'), { status: 303 });
  }
  const { deed, refused, undo } = await doDeed(given, params.id, form);
  if (refused) return data({ note: null, deed: refused }, { status: 422 });
  const name = await nameOf(given, params.id);
  const t = wordsOf(given.locale, 'users');
  const title = t(`show.done.${deed}`, { name: name ?? '' });
  // Who closed their own account is signed out by it: nothing is left to go on with here.
  if (deed === 'archive' && isOwn(given, params.id))
    return redirect(inLanguageOf(url.pathname, '/'), {
      status: 303,
      headers: { 'set-cookie': flashToast({ color: 'success', title: t('show.done.archiveSelf') }) },
    });
  // Who lost the last role for an organisation is no longer its business: then the list is where one goes on.
  return redirect(name === null ? inLanguageOf(url.pathname, '/users') : url.pathname, {
    status: 303,
    headers: { 'set-cookie': flashToast({ color: 'success', title, undo }) },
  });
}

export default function Show({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords('users');
  const listTitle = useListTitle();
  const { detail, asksArchive, asksVisit, isSelf } = loaderData;
  const { user, notes } = detail;
  const refused = actionData?.deed;
  return (
    <>
      <Breadcrumb
        label={t('show.trail')}
        items={[{ href: '/users', label: listTitle }, { label: user.fullName }]}
      />
      <header className="mt-5 flex flex-col gap-x-8 gap-y-5 border-b border-line pb-6 lg:flex-row lg:items-center lg:justify-between">
        <div className="flex min-w-0 items-center gap-5 max-[15rem]:flex-col max-[15rem]:items-start">
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
        <Deeds user={user} />
      </header>
      {asksArchive && !refused && <ArchiveQuestion user={user} isSelf={isSelf} />}
      {asksVisit && !refused && <VisitQuestion user={user} />}
      {refused && 'candidates' in refused && <SuccessorQuestion user={user} asked={refused} />}
      {refused && 'texts' in refused && (
        <div className="mt-6">
          <Notice kind="danger" live title={inSentences(refused.texts)} />
        </div>
      )}
      <div className="mt-7 grid gap-x-12 gap-y-10 pb-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid content-start gap-9">
          <HeldRoles user={user} />
          <SentApplications detail={detail} />
          <SentMails detail={detail} />
          <WhatHappened detail={detail} />
        </div>
        <div className="grid content-start gap-9">
          <AccountFacts user={user} />
          {notes && <Notes notes={notes} refused={actionData?.note ?? undefined} />}
        </div>
      </div>
    </>
  );
}
