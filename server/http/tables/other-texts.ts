/** Files that are text and no table: what is to be said of each, told by how it begins. Pure. */
import type { TableProblem } from './no-table.ts';

/** The kinds that people choose for a list, most of them from an address book. */
const kinds: readonly (readonly [start: RegExp, kind: string])[] = [
  [/^BEGIN:VCARD\b/i, 'vCard (.vcf)'],
  [/^BEGIN:VCALENDAR\b/i, 'iCalendar (.ics)'],
  [/^(?:version: ?\d+\s+)?dn:/i, 'LDIF'],
  [/^(?:\{\s*["}]|\[\s*[[{"\]])/, 'JSON'],
  [/^%PDF/, 'PDF'],
  [/^\{\\rtf/i, 'RTF'],
  [/^<\?xml\b/i, 'XML'],
  [/^(?:From|Received|Return-Path|MIME-Version|Delivered-To): /, 'e-mail (.eml)'],
];

const isPage = /^<(?:\?xml|html|table|!doctype|meta|style|head|body)\b/i;
const hasTable = /<table\b|urn:schemas-microsoft-com:office:spreadsheet/i;

/** Why this text is no table, null where nothing says so. */
export function otherTextProblem(text: string): TableProblem | null {
  const start = text.slice(0, 20_000).trimStart();
  if (isPage.test(start) && hasTable.test(start)) return { code: 'disguised_table' };
  const kind = kinds.find(([sign]) => sign.test(start))?.[1];
  if (kind !== undefined) return { code: 'other_kind_of_table', values: { kind } };
  // Pages and drawings that are text all the same, and bytes that are none.
  return text.includes('\0') || start.startsWith('<') ? { code: 'no_table' } : null;
}
