/** Whom a question about a vacancy goes to. */
import { fallbackLocale } from '#contract/locales.ts';
import type { QuestionReader } from '#contract/vacancy-questions.ts';
import { organizationRows } from '#server/features/organizations/queries.ts';
import { centerStaff, peopleOfOrganization } from '#server/features/users/queries.ts';
import type { VacancyRow } from '#server/features/vacancies/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

/** A mailbox. */
export interface Reader {
  email: string;
  locale: string;
}

/** The language of whoever has this address here; most organisations' own mailboxes have no account. */
async function readerAt(scope: TenantScope, email: string): Promise<Reader> {
  const account = await scope.db
    .selectFrom('users')
    .select('locale')
    .where('volunteerCenterId', '=', scope.centerId)
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  return { email, locale: account?.locale ?? fallbackLocale };
}

/** Who answers, and in which mailboxes: more than one where an organisation has no address of its own. */
export interface Readers {
  sentTo: QuestionReader;
  mailboxes: Reader[];
}

/**
 * The contact of the vacancy, else the mailbox of its organisation, else whoever hears of its applications: the organisation's
 * people, and when it has none the staff of the centre.
 */
export async function readersOf(
  scope: TenantScope,
  { contactEmail, organizationId }: Pick<VacancyRow, 'contactEmail' | 'organizationId'>,
): Promise<Readers> {
  if (contactEmail) return { sentTo: 'contact', mailboxes: [await readerAt(scope, contactEmail)] };
  const organization = await organizationRows(scope).where('o.id', '=', organizationId).executeTakeFirst();
  if (organization?.email)
    return { sentTo: 'organization', mailboxes: [await readerAt(scope, organization.email)] };
  const people = await peopleOfOrganization(scope, organizationId);
  return people.length > 0
    ? { sentTo: 'organization', mailboxes: people }
    : { sentTo: 'center', mailboxes: await centerStaff(scope) };
}
