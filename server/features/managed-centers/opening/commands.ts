/** A new centre: its number, its hosts, its profile, the site that it begins with, and who will run it. */
import { sql } from 'kysely';
import type { CenterOpening } from '#contract/managed-centers.ts';
import { makeProfile } from '#server/features/volunteer-centers/profile/commands.ts';
import { siteOrigin } from '#server/http/host.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Services } from '#server/http/services.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import {
  configuredHosts,
  holdCenters,
  inCenter,
  recorded,
  refuseTakenHosts,
  rememberCenters,
  writeHosts,
  type ManagingContext,
} from '../commands.ts';
import { makeExamples } from '../examples/commands.ts';
import { askIn, type InvitingContext } from '../keepers/commands.ts';
import { allCenters, findCenter, type ManagedCenterRow } from '../queries.ts';
import { makeSite } from '../site/commands.ts';

/** Numbers below are those of the configuration. */
const firstOwnNumber = 1001;
/** Given out last; one that is only tried out stands there (importing/arrival.ts). */
export const lastNumber = 32_767;

/** One of the configuration keeps the number that it has there, by which it gets the hosts and the context that stand there. */
export async function numberFor(
  { scope, services }: { scope: TenantScope; services: Pick<Services, 'configuration'> },
  key: string,
): Promise<number> {
  const { rows } = await sql<{ id: number; key: string | null }>`select id, key from volunteer_centers
    union all select center_id, null from center_imports`.execute(scope.db);
  if (rows.some((row) => row.key === key)) refuse('taken', { pointer: '/data/attributes/key' });
  const configured = services.configuration.centers;
  const own = configured.find((one) => one.key === key)?.id;
  // Also while one of this key is being brought in: of the two, the first that is done gets it.
  if (own !== undefined && !rows.some((row) => row.id === own && row.key !== null)) return own;
  const used = new Set(rows.map(({ id }) => id));
  const taken = [...used, ...configured.map(({ id }) => id), firstOwnNumber - 1];
  const next = Math.max(...taken.filter((id) => id < lastNumber)) + 1;
  if (used.has(next)) throw new Error('There is no number left for another centre.');
  return next;
}

/** The row that leads all others. Throws 422 for a key or a host that is taken. */
async function insertCenter(context: ManagingContext, input: CenterOpening): Promise<ManagedCenterRow> {
  const { scope, now } = context;
  await holdCenters(scope);
  const id = await numberFor(context, input.key);
  await refuseTakenHosts(context, input.hosts, id);
  const row = await scope.db
    .insertInto('volunteerCenters')
    .values({
      id,
      key: input.key,
      name: input.name,
      appContext: input.appContext ?? null,
      featuresOff: input.featuresOff ?? [],
      createdAt: now,
      updatedAt: now,
    })
    .returning('publicId')
    .executeTakeFirstOrThrow();
  const configured = configuredHosts(context.services).map(({ host }) => host);
  await writeHosts(
    scope,
    id,
    input.hosts.filter((host) => !configured.includes(host)),
  );
  return (await findCenter(context, row.publicId)) ?? refuse('not_found');
}

const profileOf = ({ center: { locales } }: ManagedCenterRow, input: CenterOpening) => {
  const { name, nameEn = null, email = null, phoneNumber = null, address = null } = input;
  return { name, nameEn, locales, email, phoneNumber, address };
};

/** Pages and menus in both languages, with what is known of the centre. */
async function fillSite(
  context: InvitingContext,
  there: TenantScope,
  { center }: ManagedCenterRow,
  input: CenterOpening,
) {
  if (input.start === 'empty') return;
  const { email = null, phoneNumber = null, address = null } = input;
  const facts = { name: input.name, email, phoneNumber, address };
  const of = { ...context, scope: there, center, origin: siteOrigin(context.services, center) };
  await makeSite(of, { nl: facts, en: { ...facts, name: input.nameEn ?? input.name } });
  if (input.start === 'demo') await makeExamples(of, address);
}

/** Who will run it, where somebody was named. */
async function inviteSuperuser(
  context: InvitingContext,
  there: TenantScope,
  row: ManagedCenterRow,
  { superuserEmail: email, superuserFirstName: firstName, superuserLastName: lastName }: CenterOpening,
) {
  if (email)
    await askIn(context, there, row, { email, firstName: firstName ?? '', lastName: lastName ?? '' });
}

/** Opens one: all of it, or nothing. Throws 422 for a key or a host that is taken. */
export async function openCenter(context: InvitingContext, input: CenterOpening): Promise<ManagedCenterRow> {
  const row = await insertCenter(context, input);
  await inCenter(context.scope, row.centerId, async (there) => {
    await makeProfile(there, profileOf(row, input));
    await fillSite(context, there, row, input);
    await inviteSuperuser(context, there, row, input);
  });
  await recorded(context, 'open', row);
  rememberCenters(context);
  return (await findCenter(context, row.id)) ?? refuse('not_found');
}

/** Whether there is any centre. */
export const hasCenters = async (context: Pick<ManagingContext, 'scope' | 'services'>): Promise<boolean> =>
  (await allCenters(context)).length > 0;
