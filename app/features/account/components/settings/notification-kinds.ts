import { notificationAudience, notificationKinds, type NotificationKind } from '#contract/notifications.ts';
import type { PageActor } from '#contract/request-context.ts';
import type { Role } from '#contract/roles.ts';

const staffRoles: readonly Role[] = ['organization_superuser', 'center_superuser', 'admin'];

/** The kinds of news that can come to somebody with these roles. Whoever applies may have any role. */
export function notificationKindsOf(actor: PageActor): NotificationKind[] {
  const isStaff = actor.kind === 'user' && actor.roles.some(({ role }) => staffRoles.includes(role));
  return notificationKinds.filter((kind) => isStaff || notificationAudience[kind] !== 'staff');
}

/** Staff of any kind: the extra lock is for them. */
export const isSecured = (actor: PageActor): boolean =>
  actor.kind === 'user' && actor.roles.some(({ role }) => role !== 'volunteer' && role !== 'student');
