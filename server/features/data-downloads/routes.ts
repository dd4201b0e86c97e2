/** One's own data: asking for it, and fetching it. */
import { dataDownloads } from '#contract/data-downloads.ts';
import { atHome, findOwn, listOwn } from '#server/http/at-home.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { file, one, route, type Route } from '#server/http/route.ts';
import { askForData } from './commands.ts';
import { downloadArchive, findDownload, listDownloads } from './queries.ts';
import { dataDownloadResource } from './resource.ts';

const find = findOwn(findDownload);

export const dataDownloadRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/api/v1/data_downloads',
    summary: 'Files of one’s own data, newest first',
    policy: signedInRoute,
    resource: dataDownloadResource,
    list: dataDownloads,
    handle: listOwn(listDownloads),
  }),
  route({
    method: 'POST',
    path: '/api/v1/data_downloads',
    summary: 'Ask for a file of all one’s own data; a mail says when it is there',
    policy: signedInRoute,
    isForThemselves: true,
    resource: dataDownloadResource,
    perMinute: 10,
    handle: async (context) =>
      one(await atHome(context, (scope, actor) => askForData(scope, actor, context))),
  }),
  route({
    method: 'GET',
    path: '/api/v1/data_downloads/:id/file',
    summary: 'The file itself, until a day after it was made',
    policy: signedInRoute,
    isForThemselves: true,
    find,
    resource: dataDownloadResource,
    file: 'application/zip',
    handle: async (context) => {
      const { record, now } = context;
      return atHome(context, async (home, reader) => {
        const archive = (await downloadArchive(home, reader, record.id, now)) ?? refuse('not_found');
        const name = reader.locale === 'nl' ? 'gegevens' : 'data';
        return file(`${name}-${record.createdAt.toISOString().slice(0, 10)}.zip`, archive);
      });
    },
  }),
];
