/** Reading what a centre set itself. */
import type { Selectable } from 'kysely';
import { footerVariantOf, type FooterVariant } from '#contract/theme.ts';
import type { Picture } from '#contract/uploads.ts';
import type { UploadRow } from '#server/features/uploads/queries.ts';
import { asPicture, uploadsByIds } from '#server/features/uploads/queries.ts';
import type { VolunteerCenterProfiles } from '#server/db/types.ts';
import { refuse } from '#server/http/refusal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

type ProfileRow = Selectable<VolunteerCenterProfiles>;
/** The shape of the footer is part of the look. */
type HeldSettings = ProfileRow & { footerVariant: FooterVariant };
export interface SettingsRow extends HeldSettings {
  websiteLogo: Picture | null;
  websiteLogoDarkMode: Picture | null;
  favicon: Picture | null;
}

// What was stored is older than the code that reads it.
const withFooter = (row: ProfileRow): HeldSettings => ({
  ...row,
  footerVariant: footerVariantOf(row.theme as Parameters<typeof footerVariantOf>[0]),
});

/** The settings of the centre of the scope, held until the transaction ends. */
export async function lockSettings({ db, centerId }: TenantScope): Promise<HeldSettings> {
  const row = await db
    .selectFrom('volunteerCenterProfiles')
    .selectAll()
    .where('volunteerCenterId', '=', centerId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? withFooter(row) : refuse('not_found');
}

/** Of `/uploads/{id}.png`; a picture that the product ships is no upload. */
const uploadIn = (url: string | null) => /^\/uploads\/([0-9a-f-]{36})\./.exec(url ?? '')?.[1];

function pictureAt(url: string | null, uploads: readonly UploadRow[]): Picture | null {
  const upload = uploads.find(({ id }) => id === uploadIn(url));
  if (upload) return asPicture(upload);
  return url === null
    ? null
    : { id: '', url, width: 0, height: 0, altText: null, preview: null, seenOn: null };
}

/** With its pictures. Throws 404 for a centre that has none yet. */
export async function findSettings(scope: TenantScope): Promise<SettingsRow> {
  const row = await scope.db
    .selectFrom('volunteerCenterProfiles')
    .selectAll()
    .where('volunteerCenterId', '=', scope.centerId)
    .executeTakeFirst();
  if (!row) refuse('not_found');
  const urls = [row.websiteLogoUrl, row.websiteLogoDarkModeUrl, row.faviconUrl];
  const uploads = await uploadsByIds(
    scope,
    urls.flatMap((url) => uploadIn(url) ?? []),
  );
  return {
    ...withFooter(row),
    websiteLogo: pictureAt(row.websiteLogoUrl, uploads),
    websiteLogoDarkMode: pictureAt(row.websiteLogoDarkModeUrl, uploads),
    favicon: pictureAt(row.faviconUrl, uploads),
  };
}
