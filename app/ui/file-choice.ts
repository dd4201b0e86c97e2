/** What of the files somebody hands in may stay. Pure, so that the rules can be read and tested without a page. */
import { listFormat } from '#contract/formatters.ts';
import type { Locale } from '#contract/locales.ts';
import { type PictureTrouble, pictureTroubleText } from '#contract/picture-kinds.ts';
import { number } from '#app/i18n/format.ts';
import { fileSize } from '#app/ui/file-size.ts';
import type { fileWords } from '#app/ui/words/file.ts';

export type FileRules = {
  /** As of a native field: 'image/*,.pdf'. */
  accept?: string;
  maximumBytes?: number;
  /** One, unless said otherwise. */
  maximumFiles?: number;
};

export type ChosenFile = {
  file: File;
  /** Why it does not go along; it is shown, so that one sees which one it was. */
  error?: string;
};

type Named = { name: string; type: string };

/** Whether a native field with this `accept` offers the file. */
export function isAccepted({ name, type }: Named, accept = ''): boolean {
  const kinds = accept
    .split(',')
    .map((kind) => kind.trim().toLowerCase())
    .filter(Boolean);
  return (
    kinds.length === 0 ||
    kinds.some((kind) => {
      if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind);
      return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
    })
  );
}

type Words = (typeof fileWords)['nl'];

/** '.pdf', '.docx', 'een afbeelding': what may be chosen, as people say it. */
export function kindsInWords(accept: string, words: Words, locale: Locale): string {
  const kinds = accept.split(',').map((kind) => kind.trim());
  const names = kinds.map((kind) => (kind.startsWith('image/') ? words.picture : kind.replace(/^.*\//, '.')));
  return listFormat(locale, 'disjunction').format(new Set(names));
}

/** What to do about a file of a kind that is often sent, by the end of its name. */
function advice(name: string, accept: string, words: Words, locale: Locale): string | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (/^hei[cf]$/.test(ending) && accept.includes('image/'))
    return pictureTroubleText({ code: 'heic_picture' }, locale);
  return /^(?:xlsb?|ods|numbers)$/.test(ending) && accept.includes('.xlsx') ? words.asTable(name) : undefined;
}

/** What a look into the files told against them. */
export type Troubles = ReadonlyMap<File, PictureTrouble>;
export const noTroubles: Troubles = new Map();

/** The files with what is wrong with each; a field for one takes the newest. */
export function judged(
  files: readonly File[],
  rules: FileRules,
  words: Words,
  locale: Locale,
  troubles = noTroubles,
): ChosenFile[] {
  const { accept, maximumBytes = Infinity, maximumFiles = 1 } = rules;
  let kept = 0;
  return (maximumFiles === 1 ? files.slice(-1) : files).map((file) => {
    const trouble = troubles.get(file);
    if (trouble) return { file, error: pictureTroubleText(trouble, locale) };
    if (accept && !isAccepted(file, accept))
      return {
        file,
        error:
          advice(file.name, accept, words, locale) ??
          words.wrongKind(file.name, kindsInWords(accept, words, locale)),
      };
    if (file.size > maximumBytes) {
      const [size, most] = [fileSize(locale, file.size), fileSize(locale, maximumBytes)];
      return { file, error: words.tooLarge(file.name, size, most) };
    }
    kept += 1;
    return kept > maximumFiles
      ? { file, error: words.tooMany(file.name, number(locale, maximumFiles)) }
      : { file };
  });
}
