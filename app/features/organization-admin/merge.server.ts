/** Two organisations beside each other, what would come of making one of them, and doing it. */
import { logoOf } from '#app/ui/logo-ground.ts';
import { organizationCheckCalls } from '#contract/calls/organization-checks.ts';
import { organizationCalls } from '#contract/calls/organizations.ts';
import {
  mergeFields,
  type MergeField,
  type OrganizationMergingMeta,
} from '#contract/organization-merging.ts';
import { textLimits } from '#contract/text-limits.ts';
import { isRecordId } from '#contract/record-ids.ts';
import { ApiError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { CaredRecord } from '#app/features/organizations/show.server.ts';
import { takenIn } from '#app/features/organization-admin/components/taken-fields.ts';
import type { Action } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { comparedIncludes, fieldViews, type Compared, type FieldView } from './merge-fields.server.ts';

export interface MergeRow {
  field: MergeField;
  isEqual: boolean;
  own: FieldView;
  other: FieldView;
  /** The one that stays has nothing there, so the other's is proposed. */
  isProposed: boolean;
}

const isEmpty = ({ text, picture }: FieldView) => text === null && picture === null;

async function compare(page: Page, stays: Compared, otherId: string) {
  const { id } = stays;
  const goes: Compared = await page.api.one(organizationCalls.show, {
    params: { id: otherId },
    include: comparedIncludes,
  });
  let meta: OrganizationMergingMeta | null = null;
  let refused: string[] = [];
  try {
    const body = { organizationId: otherId, dryRun: true };
    ({ meta } = await page.api.send(organizationCalls.merge, { params: { id }, body }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    refused = error.problems.map(({ detail }) => detail);
  }
  const [own, other] = [fieldViews(page.locale, stays), fieldViews(page.locale, goes)];
  const rows = mergeFields.map((field): MergeRow => ({
    field,
    isEqual: meta?.fields.find((one) => one.field === field)?.isEqual ?? false,
    own: own[field],
    other: other[field],
    isProposed: isEmpty(own[field]) && !isEmpty(other[field]),
  }));
  const named = ({ id: ownId, name, status, lockVersion, logo }: typeof stays) => ({
    id: ownId,
    name,
    status,
    lockVersion,
    logo: logoOf(logo),
  });
  return { stays: named(stays), goes: named(goes), rows, report: meta?.report ?? [], refused };
}
export type Comparison = Awaited<ReturnType<typeof compare>>;

/** What it may be the same as, and what was looked for. */
async function candidatesOf({ api }: Page, id: string, q: string) {
  const named = ({ id: ownId, name, city }: { id: string; name: string; city: string | null }) => ({
    id: ownId,
    name,
    city,
  });
  if (q !== '') {
    const { items } = await api.list(organizationCalls.list, { filter: { q }, page: { size: 8 } });
    return items.filter((one) => one.id !== id).map(named);
  }
  // Only of who waits or was answered is that worked out; of others one looks by name.
  const check = await api.one(organizationCheckCalls.show, { params: { id } }).catch(() => null);
  return check?.alike.map(named) ?? [];
}

/** Null when nobody asks for it, or may not. */
export async function loadMerging(page: Page, stays: CaredRecord, url: URL) {
  const { id, name, can } = stays;
  const otherId = url.searchParams.get('merge');
  if (!can.merge || otherId === null) return null;
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, textLimits.search);
  const comparison = isRecordId(otherId) && otherId !== id ? await compare(page, stays, otherId) : null;
  const candidates = comparison ? [] : await candidatesOf(page, id, q);
  return { id, name, q, comparison, candidates };
}
export type Merging = NonNullable<Awaited<ReturnType<typeof loadMerging>>>;

/** Makes one of two, once somebody has said to know that there is no way back. */
export const mergeAction =
  ({ api, locale }: Page, id: string): Action =>
  async (form) => {
    const t = wordsOf(locale, 'organization-admin');
    if (formText(form, 'sure') !== 'yes') return { refused: { fields: { sure: t('merge.unsure') } } };
    const organizationId = formText(form, 'mergeWith');
    const gone = await api.one(organizationCalls.show, { params: { id: organizationId } });
    const body = {
      organizationId,
      fields: takenIn((name) => formText(form, name)),
      lockVersion: Number(formText(form, 'lockVersion')),
      otherLockVersion: Number(formText(form, 'otherLockVersion')),
    };
    await api.send(organizationCalls.merge, { params: { id }, body });
    return { told: t('done.merge', { name: gone.name }) };
  };
