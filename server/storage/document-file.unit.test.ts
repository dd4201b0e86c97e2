import { expect, test } from 'vitest';
import { mainTypes, office, packed, pdf } from '#tests/support/documents.ts';
import { picture } from '#tests/support/pictures.ts';
import { readDocument } from './document-file.ts';

const ofOffice = 'application/vnd.openxmlformats-officedocument';
const word = `${ofOffice}.wordprocessingml.document`;
const openText = 'application/vnd.oasis.opendocument.text';
const behind = (bytes: Buffer, more: string) => Buffer.concat([bytes, Buffer.from(more, 'latin1')]);

test.each([
  ['a PDF', pdf(), 'application/pdf'],
  ['a PDF with padding behind its end', behind(pdf(), '\0'.repeat(5000)), 'application/pdf'],
  ['a PDF with a line behind its end', behind(pdf(), 'sent by mail\r\n\u001A'), 'application/pdf'],
  ['a PDF with a mark before its head', Buffer.concat([Buffer.from('\uFEFF\r\n'), pdf()]), 'application/pdf'],
  ['Word', office({ '/word/document.xml': mainTypes.docx }), word],
  ['Excel', office({ '/xl/workbook.xml': mainTypes.xlsx }), `${ofOffice}.spreadsheetml.sheet`],
  [
    'PowerPoint',
    office({ '/ppt/presentation.xml': mainTypes.pptx }),
    `${ofOffice}.presentationml.presentation`,
  ],
  ['Word as SharePoint writes it', office({ '/word/document2.xml': mainTypes.docx }), word],
  [
    'a main part in other letters',
    office({ '/Word/Document.XML': mainTypes.docx }, ['word/document.xml']),
    word,
  ],
  ['a type in other letters', office({ '/word/document.xml': mainTypes.docx.toUpperCase() }), word],
  ['a part that is named without a slash', office({ 'document.xml': mainTypes.docx }), word],
  ['a part with a space', office({ '/word/my%20text.xml': mainTypes.docx }, ['word/my text.xml']), word],
  [
    'a type for all parts that end so',
    packed({
      '[content_types].xml': `<t:Types xmlns:t="x"><t:Default Extension="XML" ContentType="${mainTypes.docx}"/></t:Types>`,
      'word\\document.xml': '<x/>',
    }),
    word,
  ],
  ['OpenDocument', packed({ mimetype: openText, 'content.xml': '<x/>' }), openText],
  ['OpenDocument in another order', packed({ 'content.xml': '<x/>', mimetype: `${openText}\n` }), openText],
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

const enabled = 'application/vnd.ms-word.document.macroEnabled.main+xml';

test.each([
  ['by their name', office({ '/word/document.xml': mainTypes.docx }, ['word/vbaProject.bin'])],
  [
    'by their name in other letters',
    office({ '/word/document.xml': mainTypes.docx }, ['word/VBAproject.BIN']),
  ],
  ['behind a backslash', office({ '/word/document.xml': mainTypes.docx }, ['word\\vbaProject.bin'])],
  ['by what the document is', office({ '/word/document.xml': enabled })],
  [
    'by what a part is, whatever it is called',
    office({ '/word/document.xml': mainTypes.docx, '/word/a.bin': 'application/vnd.ms-office.VBAProject' }),
  ],
  [
    'of the kind that stands in a sheet',
    office({ '/xl/workbook.xml': mainTypes.xlsx, '/xl/m.xml': 'application/vnd.ms-excel.macrosheet+xml' }),
  ],
  ['of OpenDocument', packed({ mimetype: openText, 'content.xml': '<x/>', 'Basic/Standard/a.xml': '<x/>' })],
])('macros are refused %s', (_name, file) => {
  expect(readDocument(file)).toEqual({ code: 'macros' });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a picture', await picture(4, 3)],
  ['a page', Buffer.from('<html>%PDF-%%EOF</html>')],
  ['a page behind an empty line', Buffer.from('\n <script>1</script>%PDF-1.7 %%EOF')],
  ['half a PDF', pdf().subarray(0, 20)],
  ['any packed file', packed({ 'evil.exe': 'x' })],
  ['a template', office({ '/word/document.xml': `${ofOffice}.wordprocessingml.template.main+xml` })],
  [
    'a list that names a part which is not there',
    packed({
      '[Content_Types].xml': `<Types><Override PartName="/word/document.xml" ContentType="${mainTypes.docx}"/></Types>`,
    }),
  ],
  ['the parts of Word without their list', packed({ 'word/document.xml': '<x/>' })],
  [
    'OpenDocument of a kind that is not kept',
    packed({ mimetype: 'application/vnd.oasis.opendocument.database', 'content.xml': '<x/>' }),
  ],
  ['a packed file that is cut off', office({ '/word/document.xml': mainTypes.docx }).subarray(0, 60)],
])('%s is none', (_name, file) => {
  expect(readDocument(file)).toBeNull();
});

test('a list of parts that leads anywhere gives nothing, and nothing else happens', () => {
  const file = office({ '/word/document.xml': mainTypes.docx });
  for (let at = 0; at < file.length; at += 1) {
    const wrong = Buffer.from(file);
    wrong[at] = 255 - (wrong[at] ?? 0);
    expect(() => readDocument(wrong)).not.toThrow();
  }
});
