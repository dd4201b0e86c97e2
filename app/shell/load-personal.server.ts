/** What the frame knows of the person who is signed in, besides their account. */
import { redirectDocument } from 'react-router';
import { organizationKey, organizationKeySeconds } from '#contract/current-organization.ts';
import { notifications } from '#contract/notifications.ts';
import { organizations } from '#contract/organizations.ts';
import { users } from '#contract/users.ts';
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
  { api, signOut }: Pick<Page, 'api' | 'signOut'>,
  url: URL,
): Promise<Account> {
  try {
    return await api.getOne(users, '/api/v1/current_user', { include: ['roles'] });
  } catch (error) {
    const status = statusOf(error);
    if (status !== 401 && status !== 404) throw error;
    await signOut();
    throw redirectDocument(inLanguageOf(url.pathname, '/auth/login-1'));
  }
}

const none: OwnOrganizations = { hasFailed: false, list: [], currentId: null };

/** The organisations to choose from. That they cannot be loaded is reported and said in the menu; the page goes on. */
async function loadOrganizations({ api, report }: Page, account: Account): Promise<OwnOrganizations> {
  if (!account.roles.some((held) => held.organizationId !== null)) return none;
  try {
    const [{ items }, current] = await Promise.all([
      api.getList(organizations, '/api/v1/current_organizations'),
      api.getOne(organizations, '/api/v1/current_organization'),
    ]);
    return {
      hasFailed: false,
      list: items.map(({ id, name }) => ({ id, name })),
      // Null when there is none, whatever the type of a record says.
      currentId: (current as { id: string } | null)?.id ?? null,
    };
  } catch (error) {
    report(error);
    return { ...none, hasFailed: true };
  }
}

async function countUnread({ api }: Page): Promise<number> {
  const { meta } = await api.getList(notifications, '/api/v1/notifications', { page: { size: 1 } });
  return Number(meta['unread']);
}

/** Organisations and notifications, asked at once. */
export async function loadPersonal(
  page: Page,
  account: Account,
): Promise<Pick<FrameUser, 'organization' | 'organizations' | 'unread'>> {
  const [own, unread] = await Promise.all([loadOrganizations(page, account), countUnread(page)]);
  const organization = own.list.find(({ id }) => id === own.currentId)?.name ?? null;
  return { organization, organizations: own, unread };
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
