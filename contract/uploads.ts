/** Pictures that people send: what is taken, and what is known of one. */
import * as z from 'zod/mini';
import { moment, oneOf, optionalText, recordId } from './fields.ts';
import { resourceContract } from './jsonapi.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Bytes of one file at the most: a photo of a good telephone as it comes from the camera. */
export const uploadBytesMax = 10_000_000;
/** Pixels of one picture at the most: more would cost too much memory to open. */
export const uploadPixelsMax = 50_000_000;
/** Longest side of what is kept: as large as a screen shows a picture, twice as fine. */
export const uploadSideMax = 2560;

/** What may be sent within 24 hours: so much that nobody at work meets it, and so little that no disk is filled. */
export const uploadQuota = {
  person: { pictures: 100, bytes: 200_000_000 },
  center: { pictures: 2000, bytes: 2_000_000_000 },
} as const;

const pictureIds = z.registry<object>();
/** Id of a picture of POST /uploads, as a record names what it shows. Sent as multipart, the picture itself may come in its place. */
export const pictureId = () => {
  const id = recordId();
  pictureIds.add(id, {});
  return id;
};
/** Whether an attribute is such an id, or none. */
export function isPictureId(field: z.ZodMiniType): boolean {
  const { innerType } = field._zod.def as { innerType?: z.ZodMiniType };
  return innerType ? isPictureId(innerType) : pictureIds.has(field);
}

/** A picture as other records carry it. */
export const picture = z.object({
  id: z.string(),
  /** On this site, and the same for ever: another picture has another address. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** What is on it; null when it only decorates. */
  altText: z.nullable(z.string()),
  /** A few of its points as a `data:` address, to show until it comes; null for one of before these were made. */
  preview: z.nullable(z.string()),
});
export type Picture = z.infer<typeof picture>;

/**
 * Widths in which a picture is served as well, at `/uploads/{id}/{width}`: in AVIF or WebP, by what the browser says that it reads. The
 * largest is nearly `uploadSideMax`.
 */
export const pictureWidths = [320, 640, 960, 1440, 2048] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** For `srcset`: each width up to that of the picture, which none goes beyond. */
export const srcSetOf = ({ id, width }: Pick<Picture, 'id' | 'width'>): string =>
  pictureWidths
    .filter((_wide, at) => at === 0 || Number(pictureWidths[at - 1]) < width)
    .map((wide) => `/uploads/${id}/${wide} ${Math.min(wide, width)}w`)
    .join(', ');

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
  abilities: ['update'],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
