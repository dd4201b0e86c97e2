import { uploads } from '#contract/uploads.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import { mayManageUpload } from './policy.ts';
import { urlOf, type UploadRow } from './queries.ts';

export const uploadResource: Resource<UploadRow, typeof uploads> = {
  contract: uploads,
  id: (upload) => upload.id,
  attributes: (upload) => ({ ...plainAttributes(uploads, upload), url: urlOf(upload) }),
  can: (upload, { actor }) => ({ update: mayManageUpload(actor, upload) }),
};
