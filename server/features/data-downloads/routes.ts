/** One's own data: asking for it, and fetching it. */
import { dataDownloadCalls } from '#contract/calls/data-downloads.ts';
import { dayOf } from '#contract/formatters.ts';
import { inHomeCenter, findOwnRecord, listOwnRecords } from '#server/http/in-home-center.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { file, one, route, type Route } from '#server/http/route.ts';
import { askForData } from './commands.ts';
import { downloadArchive, findDownload, listDownloads } from './queries.ts';
import { dataDownloadResource } from './resource.ts';

const find = findOwnRecord(findDownload);

export const routes: Route[] = [
  route(dataDownloadCalls.list, {
    policy: signedInRoute,
    resource: dataDownloadResource,
    handle: listOwnRecords(listDownloads),
  }),
  route(dataDownloadCalls.create, {
    policy: signedInRoute,
    isForThemselves: true,
    resource: dataDownloadResource,
    perMinute: 10,
    handle: async (context) =>
      one(await inHomeCenter(context, (scope, actor) => askForData(scope, actor, context))),
  }),
  route(dataDownloadCalls.file, {
    policy: signedInRoute,
    isForThemselves: true,
    find,
    resource: dataDownloadResource,
    handle: async (context) => {
      const { record, now } = context;
      return inHomeCenter(context, async (home, reader) => {
        const archive = (await downloadArchive(home, reader, record.id, now)) ?? refuse('not_found');
        const name = reader.locale === 'nl' ? 'gegevens' : 'data';
        return file(`${name}-${dayOf(record.createdAt)}.zip`, archive);
      });
    },
  }),
];
