/** What a file is that is neither taken as a picture nor as a document, told by its content: so that its sender hears what to do. Pure. */
import type { Problem } from '#contract/errors.ts';
import { documentTypes } from '#contract/uploads.ts';
import { readDocument } from './document-file.ts';
import { packedParts } from './packed-parts.ts';

export type OtherFile = Pick<Problem, 'code' | 'values'>;

const media = (kind: string): OtherFile => ({ code: 'media_file', values: { kind } });
const document = (kind: string, better: string): OtherFile => ({
  code: 'other_document',
  values: { kind, better },
});
const broken: OtherFile = { code: 'broken_file' };

/** Films and sounds by what they begin with. */
const mediaHeads: readonly [string, RegExp][] = [
  ['MOV', /^[^]{4}(?:ftypqt|moov|mdat|wide|free)/],
  ['M4A', /^[^]{4}ftypM4A/],
  ['MP4', /^[^]{4}ftyp/],
  ['AVI', /^RIFF[^]{4}AVI /],
  ['WAV', /^RIFF[^]{4}WAVE/],
  ['WebM', /^[^]E\u00DF\u00A3/],
  ['WMV', /^0&\u00B2u/],
  ['MPEG', /^\0\0[^][\u00B3\u00BA]/],
  ['MP3', /^(?:ID3|\u00FF[\u00F2\u00F3\u00FA\u00FB])/],
  ['Ogg', /^OggS/],
  ['FLAC', /^fLaC/],
];

const packers: readonly [string, RegExp][] = [
  ['RAR', /^Rar!/],
  ['7z', /^7z\u00BC\u00AF/],
];

/** Pictures and documents that are taken, when they are whole. */
const takenHeads = /^(?:\u0089PNG\r\n|\u00FF\u00D8\u00FF|RIFF[^]{4}WEBP|PK[^][^])/;

const inOldBox: readonly [string, OtherFile][] = [
  ['EncryptedPackage', { code: 'locked_file' }],
  ['WordDocument', document('.doc', '.docx')],
  ['PowerPoint Document', document('.ppt', '.pptx')],
  ['Workbook', document('.xls', '.xlsx')],
  ['Book', document('.xls', '.xlsx')],
];

/** The box of Office before 2007, in which newer ones with a password lie too: told by the names of its parts. */
function oldOffice(file: Buffer): OtherFile {
  const found = inOldBox.find(([part]) => file.includes(Buffer.from(part, 'utf16le')));
  return found?.[1] ?? document('Office 97', '.docx');
}

/** A packed file that is no document of Office. */
function packedFile(file: Buffer): OtherFile {
  const parts = packedParts(file);
  if (!parts) return broken;
  if (parts.names.some((name) => name.endsWith('.iwa'))) return document('iWork', '.docx');
  return parts.names.includes('[content_types].xml')
    ? broken
    : { code: 'packed_file', values: { kind: 'zip' } };
}

const isCutOffPdf = (file: Buffer) => file.subarray(0, 1024).includes('%PDF-');

/** Null where nothing is known of it. */
export function otherFile(file: Buffer): OtherFile | null {
  if (file.length < 16) return null;
  const head = file.toString('latin1', 0, 16);
  if (head.startsWith('\u00D0\u00CF\u0011\u00E0')) return oldOffice(file);
  if (head.startsWith('PK\u0003\u0004')) return packedFile(file);
  if (head.startsWith('{\\rtf')) return document('.rtf', '.docx');
  const packer = packers.find(([, start]) => start.test(head));
  if (packer) return { code: 'packed_file', values: { kind: packer[0] } };
  const film = mediaHeads.find(([, start]) => start.test(head));
  if (film) return media(film[0]);
  return takenHeads.test(head) || isCutOffPdf(file) ? broken : null;
}

/** As `otherFile`, where only pictures are taken: a document is named as one. */
export function otherPicture(file: Buffer): OtherFile | null {
  const read = readDocument(file);
  if (read && 'mime' in read) return { code: 'document_file', values: { kind: documentTypes[read.mime] } };
  return otherFile(file);
}
