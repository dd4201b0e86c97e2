/** Documents that are right as far as anybody looks: their heads, the list of what is packed in them, and what each part is. */
import { strToU8, zipSync } from 'fflate';

const pdfText = '%PDF-1.7\n1 0 obj <<>> endobj\ntrailer <<>>\n';
/** With words of its own, so that no two are alike. */
export const pdf = (words = '') => Buffer.from(`${pdfText}% ${words}\n%%EOF\n`);

/** A packed file with these parts. */
export const packed = (parts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
      level: 0,
    }),
  );

const ofOffice = 'application/vnd.openxmlformats-officedocument';
/** What the main part of each kind is. */
export const mainTypes = {
  docx: `${ofOffice}.wordprocessingml.document.main+xml`,
  xlsx: `${ofOffice}.spreadsheetml.sheet.main+xml`,
  pptx: `${ofOffice}.presentationml.presentation.main+xml`,
};

/** An Office file whose list says what these parts are; `besides` are parts that it has and does not name. */
export function office(types: Readonly<Record<string, string>>, besides: readonly string[] = []): Buffer {
  const named = Object.entries(types).map(
    ([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`,
  );
  const list = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${named.join('')}</Types>`;
  const parts = [...Object.keys(types).map((part) => part.replace(/^\//, '')), ...besides];
  return packed({ '[Content_Types].xml': list, ...Object.fromEntries(parts.map((part) => [part, '<x/>'])) });
}
