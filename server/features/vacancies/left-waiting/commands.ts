/** A vacancy that ended by the clock, whose organisation answered nobody in the days it had: whoever waits hears that it is over. */
import { anonymous } from '#server/auth/actor.ts';
import { siteOrigin } from '#server/http/host.ts';
import type { Services } from '#server/http/services.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { leftWaiting } from '../renewal/queries.ts';

/** Vacancies at once: each has people to be told of others like it. */
const atOnce = 25;

/** Answers at how many vacancies somebody waited. */
export async function answerLeftWaiting(scope: TenantScope, services: Services, now: Date): Promise<number> {
  const center = services.centers.byId(scope.centerId);
  if (!center) return 0;
  const context = { scope, actor: anonymous, now, center, origin: siteOrigin(services, center) };
  let total = 0;
  for (;;) {
    const ids = (await leftWaiting(scope, atOnce)).map(({ id }) => id);
    await services.openApplications.settle(context, ids, { openApplications: 'answer' });
    total += ids.length;
    if (ids.length < atOnce) return total;
  }
}
