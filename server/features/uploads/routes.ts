/** Sending a file, saying what is on it, and the files of a centre. The files themselves are served by serving/routes.ts. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { list, none, one, route, type Context, type Route } from '#server/http/route.ts';
import { describeUpload, keepUpload, openFile, openUpload } from './commands.ts';
import { deleteUpload, replaceUpload } from './files/commands.ts';
import { countFiles, listFiles, storageOf } from './list.ts';
import { keepFile, keepFiles, manageUpload, mayKeepFiles, mayManageUpload } from './policy.ts';
import { nameOfOwner, organizationsShowing, uploadsByIds, type UploadRow } from './queries.ts';
import { uploadResource } from './resource.ts';
import { withUses } from './uses/queries.ts';

/** A picture of somebody else is not known by its record: only by what shows it. */
async function find({ scope, actor, id }: Context): Promise<UploadRow | undefined> {
  const [upload] = await uploadsByIds(scope, [id]);
  if (!upload) return undefined;
  const found = { ...upload, shownBy: await organizationsShowing(scope, upload.id) };
  return mayManageUpload(actor, found) ? found : undefined;
}

/** With where it is shown, for who keeps the files. */
async function told({ scope, actor }: Pick<Context, 'scope' | 'actor'>, upload: UploadRow) {
  if (!mayKeepFiles(actor)) return one<UploadRow>(upload);
  const [row = upload] = await withUses(scope, [{ ...upload, ownerName: await nameOfOwner(scope, upload) }]);
  return one<UploadRow>(row);
}

const sending: Route[] = [
  route(uploadCalls.list, {
    policy: keepFiles,
    resource: uploadResource,
    canIf: { create: keepFiles },
    handle: async ({ scope, query }) => {
      const facets = query.parameters.facets && (await countFiles(scope, query));
      const storage = await storageOf(scope);
      return list(await listFiles(scope, query), { storage, ...(facets && { facets }) });
    },
  }),
  route(uploadCalls.create, {
    policy: signedInRoute,
    resource: uploadResource,
    perMinute: 60,
    prepare: async ({ file, share, actor }) =>
      (mayKeepFiles(actor) ? openFile : openUpload)(file ?? refuse('blank', { pointer: '/file' }), share),
    handle: async (context) => {
      const { altText = null, isDecoration } = context.body;
      return told(context, await keepUpload(context, context.prepared, altText, isDecoration));
    },
  }),
];

const keeping: Route[] = [
  route(uploadCalls.show, {
    policy: signedInRoute,
    find,
    resource: uploadResource,
    handle: async (context) => told(context, context.record),
  }),
  route(uploadCalls.update, {
    policy: manageUpload,
    find,
    resource: uploadResource,
    handle: async (context) =>
      told(
        context,
        Object.keys(context.body).length === 0
          ? context.record
          : await describeUpload(context, context.record, context.body),
      ),
  }),
  route(uploadCalls.replace, {
    policy: keepFile,
    find,
    resource: uploadResource,
    perMinute: 60,
    prepare: async ({ file, share }) => openFile(file ?? refuse('blank', { pointer: '/file' }), share),
    handle: async (context) =>
      told(context, await replaceUpload(context, context.record.id, context.prepared)),
  }),
  route(uploadCalls.remove, {
    policy: keepFile,
    find,
    resource: uploadResource,
    handle: async (context) => {
      await deleteUpload(context, context.record.id);
      return none;
    },
  }),
];

export const routes: Route[] = [...sending, ...keeping];
