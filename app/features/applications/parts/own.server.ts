/** The applications that somebody sent. */
import { applicationCalls } from '#contract/calls/applications.ts';
import type { Asked, RecordList } from '#app/api/call-types.ts';
import type { Page } from '#app/api/page-context.ts';
import type { OwnApplication } from '#app/features/applications/parts/own-applications.tsx';
import { summaryFields, summaryOf } from '#app/features/applications/parts/summary.ts';

/** Newest first, each with the picture of its vacancy. */
export async function ownApplications(
  { api }: Page,
  query: Pick<Asked<typeof applicationCalls.list>, 'filter' | 'page'>,
): Promise<RecordList<OwnApplication>> {
  const list = await api.list(applicationCalls.list, {
    ...query,
    sort: '-createdAt',
    include: ['vacancy'],
    fields: { ...summaryFields, vacancies: ['imageKey'] },
  });
  const items = list.items.map((item) => ({
    ...summaryOf(item),
    vacancyId: item.vacancy?.id ?? item.id,
    // A vacancy that is no longer public is not included: then there is only its id.
    imageKey: item.vacancy?.imageKey ?? null,
  }));
  return { ...list, items };
}
