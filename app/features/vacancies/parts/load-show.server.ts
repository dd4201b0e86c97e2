/** Everything that the page of one vacancy shows, asked at once. */
import { applicationCalls } from '#contract/calls/applications.ts';
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import { reachOf } from '#contract/rights.ts';
import type { Page } from '#app/api/page-context.ts';
import { loadApplicant } from '#app/features/applications/apply/answer-apply.server.ts';
import { loadInPage } from '#app/features/applications/apply/load-in-page.server.ts';
import { inLocale } from '#app/shell/locale-path.ts';
import { addressesOf } from '#app/shell/page-head.ts';
import type { OwnApplication } from './apply-panel.tsx';
import { headOf } from './job-posting.server.ts';
import { shownIncludes, shownVacancy } from './shown-vacancy.server.ts';
import { summaryFields, summariesOf, type VacancySummary } from './summary.ts';

/** One's own application to it that still stands. Only for whom the list holds nothing but their own. */
async function ownApplication({ api, actor }: Page, vacancyId: string): Promise<OwnApplication | null> {
  if (actor.kind === 'anonymous') return null;
  const held = actor.roles.map(({ role }) => role);
  if (reachOf('applications.read', held) !== 'own') return null;
  const { items } = await api.list(applicationCalls.list, { filter: { vacancyId_eq: vacancyId } });
  const active = items.find(({ status, withdrawnAt }) => status !== 'rejected' && withdrawnAt === null);
  return active ? { id: active.id, sentAt: active.confirmedAt ?? active.createdAt } : null;
}

/** Up to three like it. They stand beside the page: should they fail, it is shown without. */
async function similarTo({ api, report }: Page, id: string): Promise<VacancySummary[]> {
  try {
    const { items } = await api.list(vacancyCalls.similar, { params: { id }, fields: summaryFields });
    return summariesOf(items);
  } catch (error) {
    report(error);
    return [];
  }
}

/** `formKey`: the form was asked for by its address, as it is without script. */
export async function loadShow(page: Page, id: string, formKey: string | null) {
  const { api, locale, localeStrategy, origin } = page;
  const record = await api.one(vacancyCalls.show, { params: { id }, include: shownIncludes });
  const [similar, own, applicant] = await Promise.all([
    similarTo(page, id),
    ownApplication(page, record.id),
    loadApplicant(page),
  ]);
  const vacancy = shownVacancy(record, locale);
  const address = `/vacancies/${record.id}`;
  const url = addressesOf(origin, inLocale(locale, address), localeStrategy).canonical;
  const head = headOf(record, vacancy, url);
  return {
    head: { ...head, isHidden: head.isHidden || formKey !== null },
    vacancy,
    similar,
    own,
    applicant,
    inPage: formKey && record.can.apply ? await loadInPage(page, formKey) : null,
  };
}
