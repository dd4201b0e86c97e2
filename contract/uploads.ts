/** Files that people send: what is taken, and what is known of one. */
import * as z from 'zod/mini';
import { moment, oneOf, optionalText, recordId, text } from './fields.ts';
import { resourceContract } from './jsonapi.ts';
import { textLimits } from './text-limits.ts';

export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** Documents, which only those who keep the files of a centre send: each with what follows the point of its name. */
export const documentTypes = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
  'application/vnd.oasis.opendocument.text': 'odt',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'application/vnd.oasis.opendocument.presentation': 'odp',
} as const;
export type DocumentType = keyof typeof documentTypes;
export const fileKinds = ['picture', 'document'] as const;
/** Types of all files that a centre keeps. */
export const fileTypes = [...pictureTypes, ...(Object.keys(documentTypes) as DocumentType[])] as const;

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

/** Bytes of all files of a centre together at the most. */
export const centerFilesMax = 5_000_000_000;

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

/** On which grounds a picture can be seen: black letters on nothing are lost in the dark. */
export const seenOns = ['both', 'light', 'dark'] as const;
export type SeenOn = (typeof seenOns)[number];

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
  /** Null for one that has not been looked at. */
  seenOn: z.nullable(oneOf(seenOns)),
});
export type Picture = z.infer<typeof picture>;

/** Something that shows a file or leads to it. */
export const fileUse = z.object({
  type: oneOf([
    'pages',
    'vacancies',
    'organizations',
    'contact_people',
    'partners',
    'menu_items',
    'stock_images',
    'forms',
    'volunteer_centers',
  ]),
  id: z.string(),
  title: z.string(),
  /** It is in the bin, and may come back with the file. */
  isInBin: z.boolean(),
});
export type FileUse = z.infer<typeof fileUse>;

const attributes = z.object({
  fileName: z.string(),
  kind: oneOf(fileKinds),
  mime: oneOf(fileTypes),
  byteSize: z.int(),
  /** Null for a document, as its height. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  altText: z.nullable(z.string()),
  /** Without words on purpose. */
  isDecoration: z.boolean(),
  url: z.string(),
  createdAt: moment(),
  /** Only for who keeps the files, as `uses`: who sent it, where they are still known. */
  ownerName: z.nullable(z.string()),
  /** Where it is shown, or led to. */
  uses: z.nullable(z.array(fileUse)),
});
export type UploadAttributes = z.infer<typeof attributes>;

/** Fields beside the file of POST /uploads, and the body of PATCH /uploads/{id}. */
export const uploadUpdate = z.object({
  altText: z.optional(optionalText(300)),
  /** It goes without words, and those that it had are gone. */
  isDecoration: z.optional(z.boolean()),
});
export type UploadUpdate = z.infer<typeof uploadUpdate>;

export const uploads = resourceContract({
  type: 'uploads',
  attributes,
  relationships: {},
  abilities: ['update', 'replace', 'delete'],
  filters: { kind: 'word' },
  scopes: {
    /** Words of the name, or of what is on it. */
    q: text(textLimits.search),
    /** Shown nowhere. */
    unused: z.literal('true'),
    /** Pictures of which nobody said what is on them. */
    undescribed: z.literal('true'),
  },
  sorts: ['createdAt', 'fileName', 'byteSize'],
  includes: [],
});

/** `meta` of the list, when `facets=true` asks for it: each count follows all filters but its own. */
export const fileListMeta = z.object({
  facets: z.optional(
    z.object({
      kind: z.array(z.object({ value: oneOf(fileKinds), count: z.int() })),
      undescribed: z.int(),
    }),
  ),
  /** Bytes of all files of the centre, also those of its people and organisations, and as many as there may be. */
  storage: z.object({ used: z.int(), most: z.int() }),
});
