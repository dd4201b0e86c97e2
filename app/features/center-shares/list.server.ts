/** What the screen of sharing shows, and what is done there. */
import { centerShareCalls } from '#contract/calls/center-shares.ts';
import { volunteerCenterCalls } from '#contract/calls/volunteer-centers.ts';
import { pageSizeMax } from '#contract/jsonapi.ts';
import type { Page } from '#app/api/page-context.ts';
import type { ShareAct } from '#app/features/center-shares/components/share.ts';
import type { ActTable } from '#app/forms/answer-acts.server.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';

/** Centres that can be named still. */
async function othersThan({ api, center }: Page, known: readonly { centerId: string }[]) {
  const { items } = await api.list(volunteerCenterCalls.list, { sort: 'name', page: { size: pageSizeMax } });
  const taken = new Set([String(center.id), ...known.map(({ centerId }) => centerId)]);
  return items
    .filter(({ id }) => !taken.has(id))
    .map(({ id, appName, name }) => ({ id, name: appName ?? name }));
}

/** Refused to whoever keeps no partners. */
export async function loadShares(page: Page) {
  const { items, can } = await page.api.list(centerShareCalls.list, { page: { size: pageSizeMax } });
  const isOn = page.center.features.centerSharing;
  return { shares: items, isOn, others: isOn && can.create ? await othersThan(page, items) : null };
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '');

/** Offering, accepting and ending. */
export function shareActs(page: Page): ActTable<ShareAct> {
  const t = wordsOf(page.locale, 'center-shares');
  const known = async (form: FormData) => {
    const { items } = await page.api.list(centerShareCalls.list, { page: { size: pageSizeMax } });
    return items.find(({ id }) => id === textOf(form, 'id'));
  };
  return {
    offer: async (form) => {
      await page.api.send(centerShareCalls.create, { body: { centerId: textOf(form, 'centerId') } });
      return { told: t('offer.done') };
    },
    accept: async (form) => {
      const { record } = await page.api.send(centerShareCalls.accept, { params: { id: textOf(form, 'id') } });
      return { told: t('accepted', { name: record.centerName }) };
    },
    end: async (form) => {
      const share = await known(form);
      await page.api.send(centerShareCalls.remove, { params: { id: textOf(form, 'id') } });
      return share ? { told: t(`ended.${share.status}`, { name: share.centerName }) } : {};
    },
  };
}
