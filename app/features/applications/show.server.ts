/** One application with all that is needed to answer it, or to see how one's own is doing. */
import type { applications } from '#contract/applications.ts';
import { applicationCalls } from '#contract/calls/applications.ts';
import type { Api } from '#app/api/client.ts';
import type { Page } from '#app/api/page-context.ts';
import type { RecordOf } from '#app/api/record.ts';
import { summaryOf } from '#app/features/applications/components/summary.ts';

type Application = RecordOf<typeof applications, 'vacancy' | 'organization'>;
const nameOnly = { applications: ['name'] };

export interface QueuePlace {
  at: number;
  total: number;
  previous: { id: string; name: string } | null;
  next: { id: string; name: string } | null;
}

/** Neighbours in the queue of who waits: two of each side, as the wire cuts a moment to thousandths and so may find itself. */
async function placeInQueue(api: Api, { id, createdAt }: Application) {
  const open = (more: { createdAt_lt?: string; createdAt_gt?: string }, sort: 'createdAt' | '-createdAt') =>
    api.list(applicationCalls.list, {
      filter: { managed: 'true', state: 'open', ...more },
      sort,
      page: { size: 2 },
      fields: nameOnly,
    });
  const [before, after] = await Promise.all([
    open({ createdAt_lt: createdAt }, '-createdAt'),
    open({ createdAt_gt: createdAt }, 'createdAt'),
  ]);
  const itself = after.items.some((one) => one.id === id) ? 1 : 0;
  const neighbour = (items: readonly { id: string; name: string }[]) => {
    const found = items.find((one) => one.id !== id);
    return found ? { id: found.id, name: found.name } : null;
  };
  const queue: QueuePlace = {
    at: before.pagination.records + 1,
    total: before.pagination.records + 1 + after.pagination.records - itself,
    previous: neighbour(before.items),
    next: neighbour(after.items),
  };
  return { queue, longestWaiting: null, can: before.can };
}

/** Who waits longest, to go on with after an answer. */
async function longestWaiting(api: Api) {
  const { items, can } = await api.list(applicationCalls.list, {
    filter: { managed: 'true', state: 'open' },
    sort: 'createdAt',
    page: { size: 1 },
    fields: nameOnly,
  });
  return { queue: null, longestWaiting: items[0]?.id ?? null, can };
}

/** Of whoever sent it. */
const noWork = { queue: null, longestWaiting: null, can: { remind: false, follow: false } };

/** Of a vacancy that is no longer public only its id is known. */
function vacancyOf({ vacancy }: Application) {
  if (!vacancy || !('title' in vacancy)) return null;
  const { id, schedule, positionsLeft, startsOn, endsOn } = vacancy;
  return { id, schedule, positionsLeft, startsOn, endsOn };
}

function personOf(application: Application) {
  const {
    firstName,
    email,
    phoneNumber,
    message,
    decisionMessage,
    decidedByName,
    withdrawReason,
    locale,
    answers,
    agreedTo,
    can,
  } = application;
  return {
    ...summaryOf(application),
    firstName,
    email,
    phoneNumber,
    message,
    decisionMessage,
    decidedByName,
    withdrawReason,
    locale,
    answers,
    agreedTo,
    can,
  };
}

/** Throws the error page for what does not exist, or not for this reader. */
export async function loadDetail({ api }: Page, id: string) {
  const application = await api.one(applicationCalls.show, {
    params: { id },
    include: ['vacancy', 'organization'],
  });
  const isWork = application.can.manage;
  const isOpen = application.status === null && application.withdrawnAt === null;
  const work = !isWork ? noWork : isOpen ? await placeInQueue(api, application) : await longestWaiting(api);
  return {
    application: personOf(application),
    vacancy: vacancyOf(application),
    organizationPhone: application.organization?.phoneNumber ?? null,
    isWork,
    /** The organisation answers, and the reader helps it to: so does the mentor of a student. */
    isCenter: work.can.remind || work.can.follow,
    isStudents: work.can.follow,
    queue: work.queue,
    longestWaiting: work.longestWaiting,
  };
}
export type Detail = Awaited<ReturnType<typeof loadDetail>>;
export type ApplicationView = Detail['application'];
