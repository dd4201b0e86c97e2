/** Everything that the page of one vacancy shows, asked at once. */
import { vacancyCalls } from '#contract/calls/vacancies.ts';
import type { vacancies } from '#contract/vacancies.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { loadApplicant, loadAskedForm } from '#app/features/applications/apply.server.ts';
import { loadInPage } from '#app/features/applications/apply-in-page.server.ts';
import { inLocale } from '#app/shell/locale-path.ts';
import { addressesOf } from '#app/shell/page-head.ts';
import type { OwnApplication } from '#app/features/vacancies/components/show/panel-parts.tsx';
import { headOf } from './job-posting.server.ts';
import { viewIncludes, vacancyView } from './components/view/vacancy-view.ts';
import {
  summaryFields,
  summariesOf,
  type VacancySummary,
} from '#app/features/vacancies/components/summary.ts';

/** Nobody else has one of their own. */
const signedInIncludes = [...viewIncludes, 'ownApplication'] as const;
type Shown = RecordOf<typeof vacancies, (typeof signedInIncludes)[number]>;

function ownOf({ ownApplication }: Shown): OwnApplication | null {
  if (!ownApplication) return null;
  const { id, confirmedAt, createdAt } = ownApplication;
  return { id, sentAt: confirmedAt ?? createdAt };
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
  const { api, actor, locale, localeStrategy, origin } = page;
  const include = actor.kind === 'anonymous' ? viewIncludes : signedInIncludes;
  const record: Shown = await api.one(vacancyCalls.show, { params: { id }, include });
  const [similar, applicant, asked] = await Promise.all([
    similarTo(page, id),
    loadApplicant(page),
    record.formId !== null && record.can.apply ? loadAskedForm(page, id) : null,
  ]);
  const vacancy = vacancyView(record, locale);
  const address = `/vacancies/${record.id}`;
  const url = addressesOf(origin, inLocale(locale, address), localeStrategy).canonical;
  const head = headOf(record, vacancy, { url, locale });
  return {
    head: { ...head, isHidden: head.isHidden || formKey !== null },
    vacancy,
    address: url,
    similar,
    own: ownOf(record),
    applicant,
    asked,
    inPage: formKey && record.can.apply ? await loadInPage(page, formKey) : null,
  };
}
