/** What the frame knows of the person who is signed in, besides their account. */
import { redirectDocument } from 'react-router';
import { currentUserCalls } from '#contract/calls/current-user.ts';
import { toolbarCalls } from '#contract/calls/toolbars.ts';
import { organizationKey, organizationKeySeconds } from '#contract/current-organization.ts';
import type { users } from '#contract/users.ts';
import type { Api } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import type { FrameUser, OwnOrganizations } from '#app/shell/frame.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

type Account = RecordOf<typeof users, 'roles'>;

const statusOf = (error: unknown) => (error as { init?: { status?: number } | null } | null)?.init?.status;

/**
 * The account of whoever is signed in. One that is refused or gone signs out and leads to sign in (specification, section
 * 8); any other failure is the error page's.
 */
export async function loadAccount(
  { api, signOut }: { api: Api } & Pick<Page, 'signOut'>,
  url: URL,
): Promise<Account> {
  try {
    return await api.one(currentUserCalls.show, { include: ['roles'] });
  } catch (error) {
    const status = statusOf(error);
    if (status !== 401 && status !== 404) throw error;
    await signOut();
    throw redirectDocument(inLanguageOf(url.pathname, '/auth/login-1'));
  }
}

type Personal = Omit<FrameUser, 'id' | 'name' | 'roles' | 'rail' | 'visit'>;

const nothing: FrameUser['can'] = {
  readUsers: false,
  readActions: false,
  inviteUsers: false,
  importUsers: false,
  addOrganizations: false,
};

/** Organisations, and what is to be counted. That it cannot be loaded is reported and said in the menu; the page goes on. */
export async function loadToolbar({ api, report }: Pick<Page, 'api' | 'report'>): Promise<Personal> {
  try {
    const toolbar = await api.one(toolbarCalls.show);
    const { organizations: list, currentOrganizationId } = toolbar;
    return {
      can: toolbar.can,
      unread: toolbar.unread,
      waiting: toolbar.waiting,
      waitingOrganizations: toolbar.waitingOrganizations,
      waitingVacancies: toolbar.waitingVacancies,
      waitingQuestions: toolbar.waitingQuestions,
      bookmarks: toolbar.bookmarks,
      organization: list.find(({ id }) => id === currentOrganizationId)?.name ?? null,
      organizations: { hasFailed: false, list, currentId: currentOrganizationId },
    };
  } catch (error) {
    report(error);
    const organizations: OwnOrganizations = { hasFailed: true, list: [], currentId: null };
    const nobody = {
      unread: 0,
      waiting: 0,
      waitingOrganizations: 0,
      waitingVacancies: 0,
      waitingQuestions: 0,
    };
    return { can: nothing, ...nobody, bookmarks: null, organization: null, organizations };
  }
}

const cookie = (value: string, seconds: number) =>
  `${organizationKey}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; Secure; HttpOnly`;

/** Keeps this choice for a year. */
export const organizationCookie = (id: string) => cookie(id, organizationKeySeconds);

const chosenIn = (request: Request) =>
  new RegExp(`(?:^|;\\s*)${organizationKey}=([^;]*)`).exec(request.headers.get('cookie') ?? '')?.[1];

/**
 * The choice that belongs with the answer: the one that was made by itself is kept, one that is no longer in the list is
 * cleared (specification, section 4). Nothing changes when the list could not be loaded.
 */
export function organizationHeaders(request: Request, user: FrameUser | null): HeadersInit {
  if (!user || user.organizations.hasFailed) return {};
  const { list, currentId } = user.organizations;
  const chosen = chosenIn(request);
  const wanted = list.length > 1 ? currentId : null;
  if (wanted !== null) return wanted === chosen ? {} : { 'set-cookie': organizationCookie(wanted) };
  return chosen === undefined ? {} : { 'set-cookie': cookie('', 0) };
}
