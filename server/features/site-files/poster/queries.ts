/** What stands on a poster of a vacancy: what visitors read of it, and nothing else. */
import type { Locale } from '#contract/locales.ts';
import { isPrivateHelp } from '#contract/vacancy-fields.ts';
import { uploadsByIds, type UploadRow } from '#server/features/uploads/queries.ts';
import { isOpen } from '#server/features/vacancies/policy.ts';
import { anyVacancy, isPublic } from '#server/features/vacancies/queries.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';

export interface PosterText {
  title: string;
  summary: string | null;
  /** 'De Groene Kade, Wezep' */
  whose: string;
  photo: UploadRow | undefined;
}

interface Asked {
  id: string;
  locale: Locale;
  now: Date;
}

/** Undefined where nobody can apply, and of help to a private person: that does not hang on boards. */
export async function posterText(
  scope: TenantScope,
  { id, locale, now }: Asked,
): Promise<PosterText | undefined> {
  const vacancy = await anyVacancy(scope).where('v.id', '=', id).where(isPublic).executeTakeFirst();
  if (!vacancy || !isOpen(vacancy, now)) return undefined;
  if (isPrivateHelp(vacancy.vacancyType)) return undefined;
  const [photo] = await uploadsByIds(scope, vacancy.imageIds.slice(0, 1));
  return {
    title: (locale === 'en' && vacancy.titleEn) || vacancy.title,
    summary: (locale === 'en' && vacancy.summaryEn) || vacancy.summary,
    whose: [vacancy.organizationName, vacancy.isRemote ? null : vacancy.city].filter(Boolean).join(', '),
    photo,
  };
}
