/** The applications that somebody sent. */
import type { applications } from '#contract/applications.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import type { CallArguments, RecordList } from '#app/api/call-types.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import type { OwnApplication } from '#app/features/applications/components/own-applications.tsx';
import { summaryFields, summaryOf } from '#app/features/applications/components/summary.ts';

/** With the picture of its vacancy. */
export const ownApplicationOf = (item: RecordOf<typeof applications, 'vacancy'>): OwnApplication => ({
  ...summaryOf(item),
  vacancyId: item.vacancy?.id ?? item.id,
  // A vacancy that is no longer public is not included: then there is only its id.
  imageKey: item.vacancy?.imageKey ?? null,
});

/** Newest first. */
export async function ownApplications(
  { api }: Page,
  query: Pick<CallArguments<typeof applicationCalls.list>, 'filter' | 'page'>,
): Promise<RecordList<OwnApplication>> {
  const list = await api.list(applicationCalls.list, {
    ...query,
    sort: '-createdAt',
    include: ['vacancy'],
    fields: { ...summaryFields, vacancies: ['imageKey'] },
  });
  return { ...list, items: list.items.map(ownApplicationOf) };
}
