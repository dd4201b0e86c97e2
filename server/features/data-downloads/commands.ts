/** Asking for one's own data, and the job that makes the file. */
import { v7 as uuidv7 } from 'uuid';
import type pg from 'pg';
import { downloadHours } from '#contract/data-downloads.ts';
import type { SignedIn } from '#server/auth/actor.ts';
import { recordAudit } from '#server/features/audit-events/commands.ts';
import { centerMailLook } from '#server/features/volunteer-centers/mail-look.ts';
import { refuse } from '#server/http/refusal.ts';
import { chooseLocale } from '#server/http/request.ts';
import { enqueue } from '#server/jobs/queue.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import { queueEmail } from '#server/mail/deliveries.ts';
import type { CenterDirectory } from '#server/tenancy/centers.ts';
import { inScope, type TenantScope } from '#server/tenancy/scope.ts';
import { zipOf } from './archive.ts';
import { personalData } from './personal-data.ts';
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

interface DownloadServices {
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

async function makeDownload(
  scope: TenantScope,
  { centers, now }: DownloadServices,
  downloadId: string,
  origin: string,
): Promise<void> {
  const asked = await takeAsked(scope, downloadId);
  const center = centers.byId(scope.centerId);
  if (!asked || !center) return;
  const madeAt = now();
  const locale = chooseLocale([asked.locale], center);
  const centerLook = await centerMailLook(scope, center, origin);
  const about = { centerName: centerLook.names[locale], locale, madeAt };
  const expiresAt = new Date(madeAt.getTime() + downloadHours * hour);
  await scope.db
    .updateTable('dataDownloads')
    .set({ archive: zipOf(await personalData(scope, asked), about), readyAt: madeAt, expiresAt })
    .where('id', '=', asked.id)
    .execute();
  await queueEmail(scope, {
    to: asked.email,
    userId: asked.userId,
    template: 'data_download_ready',
    locale,
    values: {
      firstName: asked.firstName,
      downloadUrl: `${origin}${locale === 'en' ? '/en' : ''}/profiel#gegevens`,
      validUntil: expiresAt,
    },
    centerLook,
  });
}

/** The job behind `askForData`. */
export const makeDataDownloadTask =
  (services: DownloadServices): Tasks['make_data_download'] =>
  ({ centerId, downloadId, origin }) =>
    inScope(services.pool, centerId, (scope) => makeDownload(scope, services, downloadId, origin));
