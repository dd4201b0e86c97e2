/** What people filled in: sent by whoever has the address of a form, read by whoever keeps the form. */
import { formSubmissionCalls } from '#contract/calls/form-submissions.ts';
import { keepForm, keepForms } from '#server/features/forms/policy.ts';
import { fillableForm, findForm } from '#server/features/forms/queries.ts';
import { recordLooks } from '#server/audit/looks.ts';
import { publicRoute } from '#server/http/policy.ts';
import { fileOf, list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { formatOf } from '#server/http/sheets/sheet-file.ts';
import { fillIn, markRead, recordReading, removeSubmission } from './commands.ts';
import { exportSubmissions } from './export/commands.ts';
import { findSubmission, listSubmissions } from './queries.ts';
import {
  formSubmissionResource as resource,
  formSummaryResource,
  sentSubmissionResource,
} from './resource.ts';
import { summaryOf } from './summary/queries.ts';

const find = ({ scope, actor, id }: Context) => findSubmission(scope, actor, id);

export const routes: Route[] = [
  route(formSubmissionCalls.create, {
    policy: publicRoute,
    find: ({ scope, id }) => fillableForm(scope, id),
    resource: sentSubmissionResource,
    isEven: true,
    // A class, or the people of an office, may share an address; each of them proves some work.
    perMinute: 30,
    handle: async (context) => one(await fillIn(context, context.record, context.body)),
  }),
  route(formSubmissionCalls.list, {
    policy: keepForms,
    resource,
    isRecorded: true,
    handle: async ({ scope, actor, query, now }) => {
      const page = await listSubmissions(scope, actor, query);
      await recordReading({ scope, actor, now }, page.rows);
      return list(page);
    },
  }),
  route(formSubmissionCalls.exportAll, {
    policy: keepForm,
    find: ({ scope, actor, id }) => findForm(scope, actor, id),
    resource,
    isRecorded: true,
    perMinute: 10,
    handle: async (context) =>
      fileOf(await exportSubmissions(context, context.record, formatOf(context.query))),
  }),
  route(formSubmissionCalls.summary, {
    policy: keepForm,
    find: ({ scope, actor, id }) => findForm(scope, actor, id),
    resource: formSummaryResource,
    handle: async ({ scope, record }) => one(await summaryOf(scope, record)),
  }),
  route(formSubmissionCalls.show, {
    policy: keepForm,
    find,
    resource,
    isRecorded: true,
    handle: async (context) => {
      const { scope, actor, record, now } = context;
      const { id: subjectId, formTitle: reason } = record;
      await recordLooks(scope, actor, 'form_submissions', [{ subjectId, reason }], now);
      return one(record);
    },
  }),
  route(formSubmissionCalls.read, {
    policy: keepForm,
    find,
    resource,
    handle: async (context) => {
      const { scope, actor, now, record } = context;
      await recordLooks(
        scope,
        actor,
        'form_submissions',
        [{ subjectId: record.id, reason: record.formTitle }],
        now,
      );
      return one(await markRead(context, record, context.body));
    },
  }),
  route(formSubmissionCalls.remove, {
    policy: keepForm,
    find,
    resource,
    handle: async (context) => {
      await removeSubmission(context, context.record);
      return none;
    },
  }),
];
