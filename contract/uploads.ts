/** Pictures that people send: what is taken, and what is known of one. */
import * as z from 'zod/mini';
import { moment, oneOf, optionalText } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Bytes of one file at the most. */
export const uploadBytesMax = 5 * 1024 * 1024;
/** Pixels of one picture at the most: more would cost a browser its memory. */
export const uploadPixelsMax = 40_000_000;

/** A picture as other records carry it. */
export const picture = z.object({
  id: z.string(),
  /** On this site, and the same for ever: another picture has another address. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** What is on it; null when it only decorates. */
  altText: z.nullable(z.string()),
});
export type Picture = z.infer<typeof picture>;

const attributes = z.object({
  fileName: z.string(),
  mime: oneOf(pictureTypes),
  byteSize: z.int(),
  width: z.int(),
  height: z.int(),
  altText: z.nullable(z.string()),
  url: z.string(),
  createdAt: moment(),
});
export type UploadAttributes = z.infer<typeof attributes>;

/** Fields beside the file of POST /uploads, and the body of PATCH /uploads/{id}. */
export const uploadUpdate = z.object({ altText: z.optional(optionalText(300)) });

export const uploads = resourceContract({
  type: 'uploads',
  attributes,
  relationships: {},
  acts: ['update'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
