/** A document that somebody sent: kept as it is, and only ever given to keep. What it is, is told by its content. */
import type { Problem } from '#contract/errors.ts';
import { documentTypes, type DocumentType } from '#contract/uploads.ts';
import { packedParts, typesOfParts, type PackedParts } from './packed-parts.ts';

export interface DocumentFile {
  mime: DocumentType;
  width: null;
  height: null;
  bytes: Buffer;
  preview: null;
  seenOn: null;
}

export type DocumentProblem = Pick<Problem, 'code'>;

const office = 'application/vnd.openxmlformats-officedocument';
/** What the main part of each office format is, wherever it stands and whatever it is called: Word and SharePoint each have their names. */
const mainParts: ReadonlyMap<string, DocumentType> = new Map([
  [`${office}.wordprocessingml.document.main+xml`, `${office}.wordprocessingml.document`],
  [`${office}.spreadsheetml.sheet.main+xml`, `${office}.spreadsheetml.sheet`],
  [`${office}.presentationml.presentation.main+xml`, `${office}.presentationml.presentation`],
]);

/** Macros by what their part is, or is called; those of OpenDocument stand in folders of their own. */
const hasMacros = ({ names }: PackedParts, types: readonly { type: string }[]) =>
  types.some(({ type }) => /macro|vba/.test(type)) ||
  names.some((name) => /(?:^|\/)vba(?:project|data)[^/]*$|^(?:basic|scripts)\//.test(name));

/** OpenDocument says what it is in a part of its own. */
function openDocumentType({ names, text }: PackedParts): DocumentType | undefined {
  const told = text('mimetype')?.trim() ?? '';
  const isKnown = told.includes('.opendocument.') && Object.hasOwn(documentTypes, told);
  return isKnown && names.includes('content.xml') ? (told as DocumentType) : undefined;
}

function officeFile(file: Buffer): DocumentType | DocumentProblem | undefined {
  const parts = packedParts(file);
  if (!parts) return undefined;
  const types = typesOfParts(parts);
  if (hasMacros(parts, types)) return { code: 'macros' };
  const main = types.find(({ type, isThere }) => isThere && mainParts.has(type));
  return main ? mainParts.get(main.type) : openDocumentType(parts);
}

/** Signs that programs put before a document and behind it: none is a part of it. */
const isPadding = (byte: number | undefined) =>
  byte === 0 || byte === 0x1a || (byte !== undefined && byte <= 0x20);

/** Its head near the start, with no page of a site before it; and its end mark last, but for what fills a file up. */
function isPdf(file: Buffer): boolean {
  const head = file.subarray(0, 1024).indexOf('%PDF-');
  if (head < 0 || /^\s*<|PK/.test(file.toString('latin1', 0, head))) return false;
  let end = file.length;
  while (end > 0 && isPadding(file[end - 1])) end -= 1;
  return file.subarray(Math.max(head, end - 1024), end).includes('%%EOF');
}

/** The document, why it is not taken, or null for what is none: nothing else, nothing cut off, and nothing with macros. */
export function readDocument(file: Buffer): DocumentFile | DocumentProblem | null {
  const mime = isPdf(file) ? 'application/pdf' : officeFile(file);
  if (typeof mime === 'object') return mime;
  return mime === undefined
    ? null
    : { mime, width: null, height: null, bytes: file, preview: null, seenOn: null };
}
