/** Who may do what with a picture: whoever sent it, whose organisation shows it, and who keeps the centre's files. */
import { organizationsWith, reach, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { UploadRow } from './queries.ts';

export function mayManageUpload(
  actor: Actor,
  { ownerId, shownBy = [] }: Pick<UploadRow, 'ownerId' | 'shownBy'>,
): boolean {
  if (actor.kind === 'anonymous') return false;
  const ours = organizationsWith(actor, 'organizations.manage');
  if (shownBy.some((id) => ours.includes(id))) return true;
  const far = reach(actor, 'uploads.manage');
  return far === 'center' || (far === 'own' && ownerId === actor.userId);
}

export const manageUpload = rule<UploadRow>('uploads.manage', mayManageUpload);
