/**
 * A little work that a robot must do for every form and a person never notices (product.md, section 10). A browser
 * without script cannot work: for it the time that filling in takes is proof enough. Each challenge serves once.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ApplicationCreate } from '#contract/applications.ts';
import { hasEnoughZeros } from '#contract/proof-of-work.ts';
import { takeOnce } from '#server/http/idempotency.ts';
import { refuse } from '#server/http/refusal.ts';
import type { Context } from '#server/http/route.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

const longestMs = 2 * 3_600_000;
/** Nobody fills in the form by hand in less. */
const shortestWithoutWorkMs = 4000;

/** Of a centre: work that was done for one serves at no other. */
interface Signing {
  secret: string;
  centerId: number;
}

const signature = ({ secret, centerId }: Signing, text: string) =>
  createHmac('sha256', secret).update(`challenge of ${centerId} ${text}`).digest('base64url').slice(0, 32);

/** A fresh challenge: time, chance and our signature. */
export function makeChallenge({ services, scope, now }: Pick<Context, 'services' | 'scope' | 'now'>): string {
  const text = `${now.getTime().toString(36)}.${randomBytes(9).toString('base64url')}`;
  return `${text}.${signature({ secret: services.env.secret, centerId: scope.centerId }, text)}`;
}

interface Proof {
  challenge: string;
  madeAt: number;
  nonce: string | null;
}

function readProof(signing: Signing, proof: string): Proof | null {
  const [time = '', chance = '', signed = '', nonce] = proof.split('.');
  const expected = Buffer.from(signature(signing, `${time}.${chance}`));
  const given = Buffer.from(signed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return {
    challenge: `${time}.${chance}.${signed}`,
    madeAt: Number.parseInt(time, 36),
    nonce: nonce ?? null,
  };
}

function isGoodEnough(proof: Proof, now: Date): boolean {
  const age = now.getTime() - proof.madeAt;
  if (age < 0 || age > longestMs) return false;
  if (proof.nonce === null) return age >= shortestWithoutWorkMs;
  return (
    /^\d{1,12}$/.test(proof.nonce) &&
    hasEnoughZeros(createHash('sha256').update(`${proof.challenge}.${proof.nonce}`).digest())
  );
}

/** Takes a proof once. Throws 422 for one that is missing, wrong, stale or used. */
async function acceptProof(
  scope: TenantScope,
  secret: string,
  given: string | null | undefined,
  now: Date,
): Promise<void> {
  const proof = given ? readProof({ secret, centerId: scope.centerId }, given) : null;
  if (!proof || !isGoodEnough(proof, now)) refuse('proof_of_work', { pointer: '/data/attributes/proof' });
  if (!(await takeOnce(scope, 'challenge', proof.challenge)))
    refuse('proof_of_work', { pointer: '/data/attributes/proof' });
}

/** What a robot does and a person does not. Whoever is signed in has been proven by more. */
export async function checkHuman(
  { scope, actor, services, now }: Pick<Context, 'scope' | 'actor' | 'services' | 'now'>,
  input: Pick<ApplicationCreate, 'website' | 'proof'>,
): Promise<void> {
  if (actor.kind === 'user') return;
  if (input.website) refuse('proof_of_work', { pointer: '/data/attributes/website' });
  await acceptProof(scope, services.env.secret, input.proof, now);
}
