/** The address of a feed, in one way of writing it, and whose vacancies are its own. */
import { createHash } from 'node:crypto';
import { mostVacancyFeeds } from '#contract/vacancy-feeds.ts';
import { renameSource } from '#server/features/vacancies/gone/commands.ts';
import { mayAsk, outboundReach } from '#server/http/outbound/reach.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { takeTurn } from '#server/tenancy/turns.ts';
import { feedsAlready, sourceOf, type VacancyFeedRow } from '../queries.ts';

type AddressContext = Pick<Context, 'scope' | 'services'>;

const atAddress = '/data/attributes/address';

/** The one way to write an address, as it is kept; what stands behind `#` is never asked for. */
function plainAddress(url: URL): string {
  const plain = new URL(url);
  plain.hash = '';
  return plain.href;
}

/** Of an address as it is kept. */
const longestAddress = 500;

/** Answers it as it is kept. Throws 422 for an address that nothing is read from, that is there already, and for one too many. */
export async function expectAddress(
  { scope, services }: AddressContext,
  given: string,
  except: string | null,
): Promise<string> {
  const url = URL.parse(given);
  if (!url || !mayAsk(url, outboundReach(services.env))) refuse('address_not_read', { pointer: atAddress });
  const address = plainAddress(url);
  if (address.length > longestAddress)
    refuse('too_long', { pointer: atAddress, values: { maximum: longestAddress } });
  // One after the other, so that nobody gets past the limit.
  await takeTurn(scope, `vacancy feeds of ${scope.centerId}`);
  const { count, isTaken } = await feedsAlready(scope, address, except);
  if (isTaken) refuse('duplicate', { pointer: atAddress });
  if (except === null && count >= mostVacancyFeeds)
    refuse('too_many', { pointer: atAddress, values: { maximum: mostVacancyFeeds } });
  return address;
}

type Addressed = Pick<VacancyFeedRow, 'id' | 'address' | 'organizationId'>;

/** What came from an address that is fetched no more, and of whom. */
function formerSource({ address, organizationId }: Addressed): string {
  const digest = createHash('sha256').update(`${organizationId} ${address}`).digest('base64url');
  return `feed:was ${digest}`;
}

/** The vacancies of a feed that is taken away are found again by the next one of the same address and organisation. */
export const keepForNext = (scope: TenantScope, feed: Addressed): Promise<void> =>
  renameSource(scope, sourceOf(feed), formerSource(feed));

/** Those of one that was taken away are its own from now on, so that none is here twice. */
export const takeOver = (scope: TenantScope, feed: Addressed): Promise<void> =>
  renameSource(scope, formerSource(feed), sourceOf(feed));
