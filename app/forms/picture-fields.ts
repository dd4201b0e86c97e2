/** Pictures of a form: each is a file with what is said of it, which becomes an upload before the record is saved. */
import * as z from 'zod/mini';
import { optionalText } from '#contract/fields.ts';
import { textLimits } from '#contract/text-limits.ts';
import type { Picture } from '#contract/uploads.ts';

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

const keysOf = (name: string) => Object.keys(parts).map((part) => `${name}${part}`);

/** `z.object({ ...partnerFields, ...pictureFields('logo') })`: what the form asks of pictures by these names. */
export const pictureFields = <const Name extends string>(...names: readonly Name[]): PictureShape<Name> =>
  Object.fromEntries(
    names.flatMap((name) => Object.entries(parts).map(([part, rules]) => [`${name}${part}`, rules])),
  ) as PictureShape<Name>;

/** The pictures that the fields of a form say something of. */
export type PictureNameIn<Field extends string> = Field extends `${infer Name}_alt` ? Name : never;

/** Without what is said of pictures: the attributes that the record is saved with. */
export function withoutPictures<Typed extends object>(
  typed: Typed,
): Omit<Typed, `${PictureNameIn<keyof Typed & string>}${Part}`> {
  const pictures = Object.keys(typed).flatMap((key) => /^(.*)_alt$/.exec(key)?.[1] ?? []);
  const left = new Set(pictures.flatMap(keysOf));
  return Object.fromEntries(Object.entries(typed).filter(([key]) => !left.has(key))) as never;
}

/** What the form begins with for these pictures of a record; the name of a file goes along only when one is chosen. */
export const describedPictures = (pictures: Readonly<Record<string, Picture | null>>) =>
  Object.fromEntries(
    Object.entries(pictures).flatMap(([name, picture]) => [
      [name, null],
      [`${name}_alt`, picture?.altText ?? null],
      [`${name}_decorative`, picture !== null && picture.altText === null],
    ]),
  ) as Record<string, string | boolean | null>;
