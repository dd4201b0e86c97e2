/** Reads comma-separated text (RFC 4180): quoted fields may hold commas, quotes written twice, and line breaks. */

const byteOrderMark = '\uFEFF';

/** One field that starts at `at`: its value, and where the sign after it stands. */
function readField(text: string, at: number): { value: string; end: number } {
  if (text[at] !== '"') {
    let end = at;
    while (end < text.length && text[end] !== ',' && text[end] !== '\n' && text[end] !== '\r') end += 1;
    return { value: text.slice(at, end), end };
  }
  let end = at + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote === -1) throw new Error(`A quoted field that starts at character ${at} is never closed`);
    if (text[quote + 1] !== '"') {
      return { value: text.slice(at + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    }
    end = quote + 2;
  }
}

/** All rows as lists of fields. Empty lines are left out. */
export function parseCsvRows(source: string): string[][] {
  const text = source.startsWith(byteOrderMark) ? source.slice(1) : source;
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const { value, end } = readField(text, at);
    row.push(value);
    const sign = text[end];
    if (sign === ',') {
      at = end + 1;
      // A comma at the very end opens one more, empty field.
      if (at === text.length) row.push('');
      continue;
    }
    if (sign !== undefined && sign !== '\n' && sign !== '\r') {
      throw new Error(`Text after a closing quote at character ${end}`);
    }
    if (row.length > 1 || value !== '' || text[at] === '"') rows.push(row);
    row = [];
    at = sign === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

/** Rows as records by the names in the first row. A row of another length is refused, with its number. */
export function parseCsv(source: string): Record<string, string>[] {
  const [header, ...rows] = parseCsvRows(source);
  if (!header) return [];
  return rows.map((row, index) => {
    if (row.length !== header.length) {
      throw new Error(`Row ${index + 2} has ${row.length} fields instead of ${header.length}`);
    }
    return Object.fromEntries(header.map((name, column) => [name, row[column] ?? '']));
  });
}
