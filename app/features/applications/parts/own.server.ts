/** The applications that somebody sent. */
import { applications } from '#contract/applications.ts';
import type { ApiQuery, RecordList } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { OwnApplication } from '#app/features/applications/parts/own-applications.tsx';
import { summaryFields, summaryOf } from '#app/features/applications/parts/summary.ts';

/** Newest first, each with the picture of its vacancy. */
export async function ownApplications(
  { api }: Page,
  query: Pick<ApiQuery<never>, 'filter' | 'page'>,
): Promise<RecordList<OwnApplication>> {
  const list = await api.getList(applications, '/api/v1/applications', {
    ...query,
    sort: '-createdAt',
    include: ['vacancy'],
    params: { ...summaryFields, 'fields[vacancies]': 'image_key' },
  });
  const items = list.items.map((item) => ({
    ...summaryOf(item),
    vacancyId: item.vacancy?.id ?? item.id,
    // A vacancy that is no longer public is not included: then there is only its id.
    imageKey: item.vacancy?.imageKey ?? null,
  }));
  return { ...list, items };
}
