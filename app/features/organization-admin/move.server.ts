/** To which centres an organisation can go, what would go along, and taking it there. */
import { organizationCalls } from '#contract/calls/organizations.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import type { OrganizationMoving } from '#contract/organization-moving.ts';
import { noRights } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { formText } from '#app/forms/form-text.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { centerName } from '#contract/center-name.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

/** Takes it there, or says what would go along. */
const moveTo = async ({ api }: Page, id: string, body: OrganizationMoving) =>
  (await api.send(organizationCalls.move, { params: { id }, body })).meta;

/** All of them, as the reader's language names them. */
async function listCenters({ api, locale }: Page) {
  const { items } = await api.list(volunteerCenterCalls.list, { include: ['profile'] });
  return items.map((center) => ({ id: center.id, name: centerName(center, locale) }));
}

export async function loadMoving(page: Page, id: string, url: URL) {
  const { api } = page;
  const record = await api.one(organizationCalls.show, { params: { id } });
  if (!record.can.move) throw noRights();
  const [all, own] = await Promise.all([listCenters(page), api.one(volunteerCenterCalls.current)]);
  const centers = all.filter((center) => center.id !== own.id);
  const chosen = centers.find((center) => center.id === url.searchParams.get('center')) ?? null;
  const isUnchosen = url.searchParams.has('center') && chosen === null;
  const dryRun = chosen && (await moveTo(page, id, { centerId: chosen.id, dryRun: true }));
  return {
    id,
    name: record.name,
    from: all.find((center) => center.id === own.id)?.name ?? own.name,
    centers,
    chosen,
    isUnchosen,
    dryRun,
  };
}

/** The table of its acts: taking it there, once somebody has said to know that there is no way back. */
export const moveActions = (page: Page, id: string, path: string): ActTable<'move'> => ({
  move: async (form) => {
    const t = wordsOf(page.locale, 'organization-admin');
    if (formText(form, 'sure') !== 'yes') return { refused: { fields: { sure: t('move.unsure') } } };
    const centerId = formText(form, 'center');
    const [{ name }, centers] = await Promise.all([
      page.api.one(organizationCalls.show, { params: { id } }),
      listCenters(page),
    ]);
    await moveTo(page, id, { centerId });
    const center = centers.find((one) => one.id === centerId)?.name ?? '';
    // What went along is not here any more, so the list is where one goes on.
    return { told: t('done.move', { name, center }), to: inLanguageOf(path, '/organizations') };
  },
});
