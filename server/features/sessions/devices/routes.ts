/** The calls about the devices on which one is signed in. */
import { sessionCalls } from '#contract/calls/sessions.ts';
import { endSession, endSessionsOf } from '#server/auth/sessions.ts';
import { recordAudit } from '#server/audit/events.ts';
import { inHomeCenter, findOwnRecord, listOwnRecords, person } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { none, route, type Context, type Route } from '#server/http/route.ts';
import { findDevice, listDevices } from './queries.ts';
import { deviceResource } from './resource.ts';

const find = findOwnRecord(findDevice);

const signedOutElsewhere = (context: Context) => {
  const actor = person(context.actor);
  return { act: 'sign_out_elsewhere', subjectType: 'users', subjectId: actor.userId } as const;
};

export const routes: Route[] = [
  route(sessionCalls.list, {
    policy: signedInRoute,
    resource: deviceResource,
    handle: listOwnRecords(listDevices),
  }),
  route(sessionCalls.remove, {
    policy: signedInRoute,
    isForThemselves: true,
    find,
    resource: deviceResource,
    handle: async (context) => {
      await inHomeCenter(context, async (home) => {
        await endSession(home, context.record.id);
        await recordAudit(home, context.actor, signedOutElsewhere(context));
      });
      return none;
    },
  }),
  route(sessionCalls.removeOthers, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: deviceResource,
    handle: async (context) => {
      const actor = person(context.actor);
      await inHomeCenter(context, async (home) => {
        await endSessionsOf(home, actor.userId, actor.sessionId);
        await recordAudit(home, actor, signedOutElsewhere(context));
      });
      return none;
    },
  }),
];
