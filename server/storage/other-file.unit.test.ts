import { expect, test } from 'vitest';
import { mainTypes, office, packed, pdf } from '#tests/support/documents.ts';
import { otherFile, otherPicture } from './other-file.ts';

const head = (signs: string) => Buffer.concat([Buffer.from(signs, 'latin1'), Buffer.alloc(600)]);
const oldBox = (...parts: string[]) =>
  Buffer.concat([
    head('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1'),
    ...parts.map((part) => Buffer.from(part, 'utf16le')),
  ]);
const word = office({ '/word/document.xml': mainTypes.docx });

test.each([
  ['a film of an iPhone', head('\0\0\0\u0014ftypqt  '), 'media_file MOV'],
  ['an older one', head('\0\0\0\u0008wide'), 'media_file MOV'],
  ['a film', head('\0\0\0\u0020ftypisom'), 'media_file MP4'],
  ['a sound', head('ID3\u0004'), 'media_file MP3'],
  ['a wave', head('RIFF1234WAVEfmt '), 'media_file WAV'],
  ['an old Excel file', oldBox('Root Entry', 'Workbook'), 'other_document .xls .xlsx'],
  ['an old Word file', oldBox('Root Entry', 'WordDocument'), 'other_document .doc .docx'],
  ['an old PowerPoint file', oldBox('PowerPoint Document'), 'other_document .ppt .pptx'],
  ['a box of something else', oldBox('Quill'), 'other_document Office 97 .docx'],
  ['a workbook with a password', oldBox('EncryptionInfo', 'EncryptedPackage'), 'locked_file'],
  ['text of WordPad', head('{\\rtf1\\ansi'), 'other_document .rtf .docx'],
  ['documents in a zip', packed({ 'rooster.docx': 'x', 'regels.pdf': 'y' }), 'packed_file zip'],
  ['documents in another', head('Rar!\u001A'), 'packed_file RAR'],
  ['a document of a Mac', packed({ 'Index/Document.iwa': 'x' }), 'other_document iWork .docx'],
  ['half a document', word.subarray(0, word.length - 60), 'broken_file'],
  ['a PDF without an end', pdf('een lange tekst').subarray(0, 45), 'broken_file'],
  ['half a photo', head('\u00FF\u00D8\u00FF\u00E0'), 'broken_file'],
  ['a page', Buffer.from('<html><p>Vrijwilligers gezocht</p></html>'), null],
  ['a few signs', Buffer.from('PK'), null],
])('%s', (_what, file, expected) => {
  const told = otherFile(file);
  expect(told && [told.code, ...Object.values(told.values ?? {})].join(' ')).toBe(expected);
});

test('where only pictures go, a document is named', () => {
  expect(otherPicture(pdf())).toEqual({ code: 'document_file', values: { kind: 'pdf' } });
  expect(otherPicture(word)).toEqual({ code: 'document_file', values: { kind: 'docx' } });
  expect(otherPicture(head('Rar!'))).toEqual({ code: 'packed_file', values: { kind: 'RAR' } });
});
