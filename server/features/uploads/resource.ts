import { uploads } from '#contract/uploads.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayKeepFiles, mayManageUpload } from './policy.ts';
import { urlOf, type UploadRow } from './queries.ts';

export const uploadResource: Resource<UploadRow, typeof uploads> = {
  contract: uploads,
  id: (upload) => upload.id,
  attributes: (upload, { actor }) => ({
    ...plainAttributes(uploads, upload),
    url: urlOf(upload),
    ownerName: mayKeepFiles(actor) ? (upload.ownerName ?? null) : null,
    uses: mayKeepFiles(actor) && upload.uses ? [...upload.uses] : null,
  }),
  can: (upload, { actor }) => ({
    update: mayManageUpload(actor, upload),
    replace: mayKeepFiles(actor),
    delete: mayKeepFiles(actor) && upload.uses?.length === 0,
  }),
};
