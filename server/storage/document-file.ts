/** A document that somebody sent: kept as it is, and only ever given to keep. What it is, is told by its content. */
import { documentTypes, type DocumentType } from '#contract/uploads.ts';

export interface DocumentFile {
  mime: DocumentType;
  width: null;
  height: null;
  bytes: Buffer;
  preview: null;
  seenOn: null;
}

/** What stands in the packed file of each office format, under its name and in no other. */
const officeParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml', pptx: 'ppt/presentation.xml' };
const macros = ['vbaProject.bin', 'Basic/'];

/** Names in the list at the end of a packed file. Null for what has no such list, or a wrong one. */
function packedNames(file: Buffer): string[] | null {
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end === -1 || end + 22 > file.length) return null;
  const count = file.readUInt16LE(end + 10);
  const names: string[] = [];
  let at = file.readUInt32LE(end + 16);
  for (let entry = 0; entry < count; entry += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02_01_4b_50) return null;
    const length = file.readUInt16LE(at + 28);
    names.push(file.toString('utf8', at + 46, at + 46 + length));
    at += 46 + length + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return names;
}

/** OpenDocument says what it is in its first part, which is not packed. */
function openDocumentType(file: Buffer): DocumentType | undefined {
  const head = file.toString('latin1', 0, 200);
  const told = /mimetype(application\/vnd\.oasis\.opendocument\.(?:text|spreadsheet|presentation))/.exec(
    head,
  )?.[1];
  return told as DocumentType | undefined;
}

function officeType(file: Buffer): DocumentType | undefined {
  if (!file.subarray(0, 4).equals(Buffer.from('504b0304', 'hex'))) return undefined;
  const names = packedNames(file);
  if (!names || names.some((name) => macros.some((macro) => name.includes(macro)))) return undefined;
  const isMade = (part: string) => names.includes(part);
  const [extension] = Object.entries(officeParts).find(([, part]) => isMade(part)) ?? [];
  const [office] = Object.entries(documentTypes).find(([, known]) => known === extension) ?? [];
  return (office as DocumentType | undefined) ?? (isMade('content.xml') ? openDocumentType(file) : undefined);
}

const isPdf = (file: Buffer) =>
  file.toString('latin1', 0, 5) === '%PDF-' && file.subarray(-1024).includes('%%EOF');

/** The document, or null for what is none that is taken: nothing else, nothing cut off, and nothing with macros. */
export function readDocument(file: Buffer): DocumentFile | null {
  const mime = isPdf(file) ? 'application/pdf' : officeType(file);
  return mime === undefined
    ? null
    : { mime, width: null, height: null, bytes: file, preview: null, seenOn: null };
}
