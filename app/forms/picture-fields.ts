/** Pictures of a form: each is a file with what is said of it, which becomes an upload before the record is saved. */
import * as z from 'zod/mini';
import { optionalText } from '#contract/fields.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { Picture } from '#contract/uploads.ts';
import { fieldNames, type FormSchema } from '#app/forms/field-rules.ts';

/** Of the picture `logo`: its file, what is on it in words, whether it only decorates, and whether it is taken away. */
const parts = {
  '': optionalText(200),
  _alt: optionalText(textLimits.pictureText),
  _decorative: z.boolean(),
  _remove: z.boolean(),
};
type Part = keyof typeof parts;
type PictureShape<Name extends string> = {
  [Key in `${Name}${Part}`]: (typeof parts)[Key extends `${Name}${infer Own extends Part}` ? Own : never];
};

/** Posted beside the fields: the id of an upload that was chosen among those that are there. */
export const chosenPictureName = (name: string): string => `${name}_chosen`;

const keysOf = (name: string) => Object.keys(parts).map((part) => `${name}${part}`);

/** `z.object({ ...partnerFields, ...pictureFields('logo') })`: what the form asks of pictures by these names. */
export const pictureFields = <const Name extends string>(...names: readonly Name[]): PictureShape<Name> =>
  Object.fromEntries(
    names.flatMap((name) => Object.entries(parts).map(([part, rules]) => [`${name}${part}`, rules])),
  ) as PictureShape<Name>;

/** The pictures that the fields of a form say something of. */
export type PictureNameIn<Field extends string> = Field extends `${infer Name}_alt` ? Name : never;

/** With the ids of its pictures, `logoId`, in place of what is said of them: the attributes that the record is saved with. */
export type WithPictureIds<Typed> = Omit<Typed, `${PictureNameIn<keyof Typed & string>}${Part}`> & {
  [Key in `${PictureNameIn<keyof Typed & string>}Id`]?: string | null | undefined;
};

const picturesIn = (fields: readonly string[]) => fields.flatMap((key) => /^(.*)_alt$/.exec(key)?.[1] ?? []);

/** Of what was typed all that says nothing of pictures. */
export function withoutPictures(schema: FormSchema, typed: Readonly<Record<string, unknown>>) {
  const left = new Set(picturesIn(fieldNames(schema)).flatMap(keysOf));
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !left.has(key)));
}

/** A record as its form begins with it: its pictures described. The name of a file goes along only when one is chosen. */
export function withDescribedPictures(schema: FormSchema, record: Readonly<Record<string, unknown>>) {
  const described = picturesIn(fieldNames(schema)).flatMap((name) => {
    const picture = record[name];
    if (typeof picture !== 'object') return [];
    const { altText = null } = (picture ?? {}) as Partial<Picture>;
    return [
      [name, null],
      [`${name}_alt`, altText],
      [`${name}_decorative`, picture !== null && altText === null],
    ];
  });
  return { ...record, ...(Object.fromEntries(described) as object) } as Record<string, unknown>;
}
