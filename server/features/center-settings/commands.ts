/** Changing what a centre set itself: all of it is one row, which every process hears of. */
import { isDeepStrictEqual } from 'node:util';
import type { CenterSettingsUpdate } from '#contract/center-settings.ts';
import { retentionOf } from '#contract/retention.ts';
import type { FooterVariant } from '#contract/theme.ts';
import { inOrderOfWeek } from '#contract/opening-hours.ts';
import { recordAudit } from '#server/audit/events.ts';
import { changeFooterVariant, holdTried } from '#server/features/volunteer-centers/themes/commands.ts';
import { changeProfile } from '#server/features/volunteer-centers/profile/commands.ts';
import { refuseAll } from '#server/http/refusal.ts';
import { refuseStale } from '#server/http/stale.ts';
import type { Context } from '#server/http/route.ts';
import {
  featuresOff,
  featureProblems,
  markProblems,
  pictureColumns,
  removalProblems,
  retentionColumns,
} from './columns.ts';
import { findSettings, lockSettings, type SettingsRow } from './queries.ts';

type CommandContext = Pick<Context, 'scope' | 'actor' | 'center' | 'services' | 'now'>;

/** Columns of what is given. Throws 422 with everything that is wrong with it. */
async function columnsOf(
  { scope, center, now }: CommandContext,
  current: Awaited<ReturnType<typeof lockSettings>>,
  input: CenterSettingsUpdate,
) {
  const pictures = await pictureColumns(scope, input);
  const { columns: retention, plain } = retentionColumns(input);
  const { features, openingHours, socialLinks, ...own } = plain;
  refuseAll([
    ...pictures.problems,
    ...markProblems({ ...current, ...own }, own),
    ...featureProblems(center, features),
    ...(await removalProblems(scope, current, { input, retention, now })),
  ]);
  return {
    ...own,
    ...pictures.columns,
    ...(features && { featuresOff: featuresOff(center, features) }),
    ...(openingHours && { openingHours: inOrderOfWeek(openingHours) }),
    ...(socialLinks && { socialLinks }),
    ...(retention && { retention: { ...retentionOf(current.retention), ...retention } }),
  };
}

/** Columns of JSON: the driver would write a list as one of the database. */
const jsonColumns = ['openingHours', 'socialLinks', 'retention'];
const asWritten = (columns: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name,
      jsonColumns.includes(name) ? JSON.stringify(value) : value,
    ]),
  );

/**
 * Changes what is given. Throws 409 when `lockVersion` is given and not the current one. On record are the names of what is another
 * than before; where nothing is, nothing happened.
 */
export async function updateSettings(
  context: CommandContext,
  { lockVersion, ...input }: CenterSettingsUpdate,
): Promise<SettingsRow> {
  const { scope, actor, now, services } = context;
  if (input.footerVariant) await holdTried(scope);
  const current = await lockSettings(scope);
  refuseStale(lockVersion, current);
  const given: Record<string, unknown> = await columnsOf(context, current, input);
  const changed = Object.keys(given).filter(
    (name) => !isDeepStrictEqual(given[name], current[name as keyof typeof current]),
  );
  const { footerVariant, ...columns } = given;
  await changeProfile(scope, { ...asWritten(columns), lockVersion: current.lockVersion + 1, updatedAt: now });
  if (changed.includes('footerVariant')) await changeFooterVariant(scope, footerVariant as FooterVariant);
  if (changed.length > 0)
    await recordAudit(scope, actor, {
      act: 'update',
      subjectType: 'center_settings',
      subjectId: current.id,
      reason: changed.join(' '),
    });
  // Others hear of it from the database; whoever saved reads on here.
  scope.afterCommit(() => void services.centers.refresh().catch(() => {}));
  return findSettings(scope);
}
