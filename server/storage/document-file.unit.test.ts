import { expect, test } from 'vitest';
import { packed, pdf } from '#tests/support/documents.ts';
import { picture } from '#tests/support/pictures.ts';
import { readDocument } from './document-file.ts';

const office = 'application/vnd.openxmlformats-officedocument';

test.each([
  ['a PDF', pdf(), 'application/pdf'],
  ['Word', packed(['[Content_Types].xml', 'word/document.xml']), `${office}.wordprocessingml.document`],
  ['Excel', packed(['[Content_Types].xml', 'xl/workbook.xml']), `${office}.spreadsheetml.sheet`],
  ['PowerPoint', packed(['ppt/presentation.xml']), `${office}.presentationml.presentation`],
  [
    'OpenDocument',
    packed(['mimetypeapplication/vnd.oasis.opendocument.text', 'content.xml']),
    'application/vnd.oasis.opendocument.text',
  ],
])('%s is a document', (_name, file, mime) => {
  expect(readDocument(file)).toEqual({
    mime,
    width: null,
    height: null,
    preview: null,
    seenOn: null,
    bytes: file,
  });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', await picture(4, 3)],
  ['a page', Buffer.from('<html>%PDF-%%EOF</html>')],
  ['half a PDF', pdf().subarray(0, 20)],
  ['any packed file', packed(['evil.exe'])],
  ['Word with macros', packed(['word/document.xml', 'word/vbaProject.bin'])],
  ['a packed file that is cut off', packed(['word/document.xml']).subarray(0, 60)],
])('%s is none', (_name, file) => {
  expect(readDocument(file)).toBeNull();
});

test('a list of parts that leads anywhere gives nothing, and nothing else happens', () => {
  const file = packed(['word/document.xml', 'a']);
  for (let at = 0; at < file.length; at += 1) {
    const wrong = Buffer.from(file);
    wrong[at] = 255 - (wrong[at] ?? 0);
    expect(() => readDocument(wrong)).not.toThrow();
  }
});
