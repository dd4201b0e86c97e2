/** What lists show of an application; they ask for these fields only. */
import type { applications } from '#contract/applications.ts';
import { pick, type RecordOf } from '#app/api/record.ts';

const fields = [
  'name',
  'vacancyTitle',
  'vacancyState',
  'organizationName',
  'status',
  'rejectReason',
  'confirmedAt',
  'createdAt',
  'decidedAt',
  'withdrawnAt',
  'waitingDays',
  'remindedAt',
  'mayBeKept',
] as const;

export type ApplicationSummary = Pick<RecordOf<typeof applications>, (typeof fields)[number] | 'id'>;

/** For `fields` of a list. Relations have to be named as well, or an include would have nothing to hang on. */
export const summaryFields = { applications: [...fields, 'vacancy', 'organization'] } as const;

export const summaryOf = (application: ApplicationSummary): ApplicationSummary => pick(application, fields);

export type ApplicationState = 'open' | 'accepted' | 'rejected' | 'withdrawn';

/** Taken back counts before an answer: nothing more happens to it. */
export const stateOf = ({
  status,
  withdrawnAt,
}: Pick<ApplicationSummary, 'status' | 'withdrawnAt'>): ApplicationState =>
  withdrawnAt ? 'withdrawn' : (status ?? 'open');

/** Turned down, and its sender agreed that they may be asked later. */
export const mayBeAskedLater = (application: ApplicationSummary): boolean =>
  application.mayBeKept && stateOf(application) === 'rejected';

/** When it reached the organisation. */
export const receivedAt = ({
  confirmedAt,
  createdAt,
}: Pick<ApplicationSummary, 'confirmedAt' | 'createdAt'>) => confirmedAt ?? createdAt;
