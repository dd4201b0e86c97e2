/** Asking for one's own data, and making the file. */
import { v7 as uuidv7 } from 'uuid';
import type pg from 'pg';
import { downloadHours } from '#contract/data-downloads.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { recordAudit } from '#server/audit/events.ts';
import { lockOwn } from '#server/features/account/queries.ts';
import { mailBranding } from '#server/features/volunteer-centers/mail-branding.ts';
import { refuse } from '#server/http/refusal.ts';
import { chooseLocale } from '#server/http/request.ts';
import { enqueue } from '#server/jobs/queue.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import type { CenterDirectory } from '#server/tenancy/centers.ts';
import type { PersonalParts } from '#server/tenancy/personal.ts';
import type { TenantScope } from '#server/tenancy/scope.ts';
import { zipOf } from './archive.ts';
import { personalData } from './content/queries.ts';
import { fileNames } from './names.ts';
import type { DataDownloadRow } from './queries.ts';

/** More than one file a day helps nobody, and each is work. */
const mostADay = 3;
const hour = 60 * 60 * 1000;

/** Asks for a file; a mail says when it is there. Throws 429 after a few on one day. */
export async function askForData(
  scope: TenantScope,
  actor: SignedIn,
  { now, origin }: { now: Date; origin: string },
): Promise<DataDownloadRow> {
  // One at a time for each person, so that nobody gets past the limit.
  await lockOwn(scope, actor);
  const recent = await scope.db
    .selectFrom('dataDownloads')
    .select('id')
    .where('userId', '=', actor.userId)
    .where('createdAt', '>', new Date(now.getTime() - 24 * hour))
    .execute();
  if (recent.length >= mostADay) refuse('rate_limited', { values: { seconds: 24 * 3600 } });
  const row = { id: uuidv7(), volunteerCenterId: scope.centerId, userId: actor.userId, createdAt: now };
  await scope.db.insertInto('dataDownloads').values(row).execute();
  await recordAudit(scope, actor, { act: 'ask_for_data', subjectType: 'users', subjectId: actor.userId });
  await enqueue(scope, 'make_data_download', { downloadId: row.id, origin });
  return { ...row, readyAt: null, expiresAt: null };
}

export interface DownloadServices extends PersonalParts {
  pool: pg.Pool;
  centers: CenterDirectory;
  now(): Date;
}

/** One that waits, and its person, under a lock; one that is made already, or whose person is gone, is none. */
const takeAsked = (scope: TenantScope, downloadId: string) =>
  scope.db
    .selectFrom('dataDownloads as d')
    .innerJoin('users as u', (join) =>
      join.onRef('u.volunteerCenterId', '=', 'd.volunteerCenterId').onRef('u.id', '=', 'd.userId'),
    )
    .select(['d.id', 'u.id as userId', 'u.email', 'u.firstName', 'u.locale'])
    .where('d.id', '=', downloadId)
    .where('d.readyAt', 'is', null)
    .forUpdate('d')
    .executeTakeFirst();

/** Makes the file that was asked for, and mails its link. */
export async function makeDownload(
  scope: TenantScope,
  { centers, now, personalParts }: DownloadServices,
  downloadId: string,
  origin: string,
): Promise<void> {
  const download = await takeAsked(scope, downloadId);
  const center = centers.byId(scope.centerId);
  if (!download || !center) return;
  const madeAt = now();
  const locale = chooseLocale([download.locale], center);
  const centerBranding = await mailBranding(scope, center, origin);
  const data = await personalData(scope, { personalParts }, download);
  const names = fileNames(personalParts, locale);
  const about = { centerName: centerBranding.names[locale], locale, madeAt, names };
  const expiresAt = new Date(madeAt.getTime() + downloadHours * hour);
  await scope.db
    .updateTable('dataDownloads')
    .set({ archive: zipOf(data, about), readyAt: madeAt, expiresAt })
    .where('id', '=', download.id)
    .execute();
  await queueEmail(scope, {
    to: download.email,
    userId: download.userId,
    template: 'data_download_ready',
    locale,
    values: {
      firstName: download.firstName,
      downloadUrl: `${origin}${locale === 'en' ? '/en' : ''}/profiel#gegevens`,
      validUntil: expiresAt,
    },
    centerBranding,
  });
}
