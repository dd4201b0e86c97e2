/** To which centres an organisation can go, what would go along, and taking it there. */
import { data, redirect } from 'react-router';
import { organizationMovingMeta, type OrganizationMovingMeta } from '#contract/organization-moving.ts';
import { organizations } from '#contract/organizations.ts';
import { volunteerCenters } from '#contract/volunteer-centers.ts';
import { formErrors, pageError } from '#app/api/api-error.ts';
import type { Page } from '#app/api/page-context.ts';
import { camelKeys } from '#app/api/record.ts';
import { wordsOf } from '#app/i18n/all-words.server.ts';
import { flashToast } from '#app/shell/flash.ts';
import { inLanguageOf } from '#app/shell/locale-path.ts';

const pathOf = (id: string) => `/api/v1/organizations/${encodeURIComponent(id)}`;

const moveTo = async ({ api }: Page, id: string, body: Record<string, unknown>) =>
  organizationMovingMeta.parse(camelKeys((await api.tell(`${pathOf(id)}/move`, body)).meta));

export async function loadMoving(page: Page, id: string, url: URL) {
  const { api } = page;
  const record = await api.getOne(organizations, pathOf(id));
  if (!record.can.move) throw pageError(403, "You don't have access rights to execute this action");
  const [{ items }, own] = await Promise.all([
    api.getList(volunteerCenters, '/api/v1/volunteer_centers'),
    api.getOne(volunteerCenters, '/api/v1/volunteer_centers/current'),
  ]);
  const centers = items
    .filter((center) => center.id !== own.id)
    .map((center) => ({ id: center.id, name: center.appName ?? center.name, host: center.host }));
  const chosen = centers.find((center) => center.id === url.searchParams.get('center')) ?? null;
  const trial: OrganizationMovingMeta | null =
    chosen && (await moveTo(page, id, { center_id: chosen.id, dry_run: true }));
  return { id, name: record.name, from: own.appName ?? own.name, centers, chosen, trial };
}

export interface MoveRefused {
  texts: string[];
  isUnsure: boolean;
}

export async function answerMoving(page: Page, id: string, path: string, form: FormData) {
  const refusal = (texts: string[], isUnsure: boolean) =>
    data<MoveRefused>({ texts, isUnsure }, { status: 422 });
  if (form.get('sure') !== 'yes') return refusal([], true);
  const { name } = await page.api.getOne(organizations, pathOf(id));
  try {
    const { center } = await moveTo(page, id, { center_id: String(form.get('center') ?? '') });
    const title = wordsOf(page.locale, 'organization-care')('done.move', { name, center: center.name });
    // What went along is not here any more, so the list is where one goes on.
    return redirect(inLanguageOf(path, '/organizations'), {
      status: 303,
      headers: { 'set-cookie': flashToast({ color: 'success', title }) },
    });
  } catch (error) {
    const { fields, general } = formErrors(error);
    return refusal([...general, ...Object.values(fields)], false);
  }
}
