/** The bodies that screens are posted: read here, and handed on to the screens, which know what is in them. */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importBytesMax } from '#contract/imports.ts';
import { uploadBytesMax } from '#contract/uploads.ts';
import { vacancyImportBytesMax } from '#contract/vacancy-imports.ts';
import { isLargeFileName } from '#contract/large-files.ts';
import type { RequestContext } from '#contract/request-context.ts';
import { maySendLarge, whereFilesGo, type LargeTaking } from './large-files.ts';
import type { Services } from './services.ts';
import type { UploadBudget } from './upload-budget.ts';
import { readParts, type PartLimits } from './multipart.ts';
import { hasCredentials } from './page-request.ts';

/** Bytes of a form without files, and of all that is typed in one with them. */
const bodyLimit = 262_144;

/**
 * A form with files. Only so much of each is kept as tells its field that it is too large, so that the screen can be shown again
 * with all that was typed; but up to here the rest is let in and thrown away, as a browser shows no answer before all is sent.
 */
const withFiles: PartLimits = {
  fileBytes: Math.max(uploadBytesMax, importBytesMax, vacancyImportBytesMax),
  files: 10,
  textBytes: bodyLimit,
  allBytes: 100_000_000,
};
/** No screen of a visitor takes files. */
const ofVisitors: PartLimits = { ...withFiles, allBytes: bodyLimit };

/** Sets what these routes take. A limit of the route itself would win from those of its bodies. */
export async function takePageBodies(pages: FastifyInstance): Promise<void> {
  pages.removeAllContentTypeParsers();
  // How much of each file is read stands with its reader; here it only must not be refused for its size.
  await pages.register(multipart, { throwFileSizeLimit: false });
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, body),
  );
}

export interface FormReader {
  /** Whoever sends it is signed in. */
  isKnown: boolean;
  budget: UploadBudget;
  large?: LargeTaking;
}

/** Whose form it is. What they may send that is larger than memory stands beside it, in the context of the screen. */
export const formReader = (
  services: Services,
  { actor, largeFiles }: Pick<RequestContext, 'actor' | 'largeFiles'>,
  budget: UploadBudget,
): FormReader => ({
  isKnown: actor.kind === 'user',
  budget,
  large: {
    ...whereFilesGo(services),
    nameOf: (field) => (isLargeFileName(field) && maySendLarge(actor, field) ? field : null),
    take: (name, file) => void largeFiles.set(name, file),
  },
});

/** A form with files as a screen reads it. Of who says to be signed in and is not, the files go by: only what was typed is kept. */
export async function readForm(
  request: FastifyRequest,
  { isKnown, budget, large }: FormReader,
): Promise<FormData> {
  const { texts, files } = await readParts(request, hasCredentials(request) ? withFiles : ofVisitors, {
    budget,
    wants: () => isKnown,
    large,
  });
  const form = new FormData();
  for (const [name, value] of texts) form.append(name, value);
  for (const { field, name, type, bytes } of files)
    form.append(field, new File([new Uint8Array(bytes)], name, { type }));
  return form;
}
