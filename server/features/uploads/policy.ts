/** Who may do what with a picture: whoever sent it, whose organisation shows it, and who keeps the centre's files. */
import { organizationsWith, accessLevel, type Actor } from '#server/auth/actor.ts';
import { rule } from '#server/http/policy.ts';
import type { UploadRow } from './queries.ts';

/** Whoever keeps the files of the centre may show and describe each of them. */
export const mayKeepFiles = (actor: Actor): boolean => accessLevel(actor, 'uploads.manage') === 'center';

/** What others show as well is described by them together: by the centre, or by whoever sent it. */
export function mayManageUpload(
  actor: Actor,
  { ownerId, shownBy = [] }: Pick<UploadRow, 'ownerId' | 'shownBy'>,
): boolean {
  if (actor.kind === 'anonymous') return false;
  const ours = organizationsWith(actor, 'organizations.manage');
  if (shownBy.length > 0 && shownBy.every((id) => ours.includes(id))) return true;
  return mayKeepFiles(actor) || (accessLevel(actor, 'uploads.manage') === 'own' && ownerId === actor.userId);
}

/** About no file in particular. */
export const keepFiles = rule<undefined>('uploads.manage (all)', mayKeepFiles);
export const keepFile = rule<UploadRow>('uploads.manage (all)', mayKeepFiles);
export const manageUpload = rule<UploadRow>('uploads.manage', mayManageUpload);
