/** Sending a picture, and saying what is on it. The pictures themselves are served by serving/routes.ts. */
import { uploadCalls } from '#contract/calls/uploads.ts';
import { signedInRoute } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { one, route, type Context, type Route } from '#server/http/route.ts';
import { describeUpload, keepUpload, openUpload } from './commands.ts';
import { manageUpload, mayManageUpload } from './policy.ts';
import { organizationsShowing, uploadsByIds, type UploadRow } from './queries.ts';
import { uploadResource } from './resource.ts';

/** A picture of somebody else is not known by its record: only by what shows it. */
async function find({ scope, actor, id }: Context): Promise<UploadRow | undefined> {
  const [upload] = await uploadsByIds(scope, [id]);
  if (!upload) return undefined;
  const found = { ...upload, shownBy: await organizationsShowing(scope, upload.id) };
  return mayManageUpload(actor, found) ? found : undefined;
}

export const routes: Route[] = [
  route(uploadCalls.create, {
    policy: signedInRoute,
    resource: uploadResource,
    perMinute: 30,
    prepare: async ({ file, share }) => openUpload(file ?? refuse('blank', { pointer: '/file' }), share),
    handle: async (context) => one(await keepUpload(context, context.prepared, context.body.altText ?? null)),
  }),
  route(uploadCalls.show, {
    policy: signedInRoute,
    find,
    resource: uploadResource,
    handle: async ({ record }) => one(record),
  }),
  route(uploadCalls.update, {
    policy: manageUpload,
    find,
    resource: uploadResource,
    handle: async (context) =>
      one(
        context.body.altText === undefined
          ? context.record
          : await describeUpload(context, context.record, context.body.altText),
      ),
  }),
];
