/** A list of people as somebody pastes it from a sheet or a mail program, or types it: an address with perhaps a name on each line. Pure. */
import { mostAskedAtOnce, askedPerson, longestAskedName, type AskedPerson } from './form-tokens.ts';
import { namesSite } from './names.ts';

/** Letters of such a text, at the most: a sheet has other columns as well. */
export const longestPeople = mostAskedAtOnce * 400;

/** A line on which not one address can be read, with what stands there. */
export interface UnreadLine {
  line: number;
  text: string;
}

const separators = ';,\t|';

/** What stands in the cells of a line; a separator between quotation marks is text. */
function cellsOf(line: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && separators.includes(sign)) cells.push('');
    else cells[cells.length - 1] += sign;
  }
  return cells.map((cell) => cell.trim());
}

/** Without the spaces around an address in brackets. */
const wordsOf = (cell: string): string[] => cell.split(/[\s<>()]+/).filter(Boolean);
const isAddress = (word: string) => word.includes('@');
const holdsAddress = (cell: string) => cell.includes('@');

const mayBeName = (cell: string) => /\p{L}/u.test(cell) && !/[\d@]/.test(cell) && !namesSite(cell);

/** Of a sheet that does not name its columns: the first that may be a name, with the last name where that stands by itself. */
function likelyName(cells: readonly string[]): string {
  const at = cells.findIndex(mayBeName);
  const [first = '', second = ''] = at < 0 ? [] : cells.slice(at);
  const isOneWord = (cell: string) => wordsOf(cell).length === 1;
  return isOneWord(first) && mayBeName(second) && isOneWord(second) ? `${first} ${second}` : first;
}

const nameHeading = /na+me?\b|voorvoegsel|tussenvoegsel/i;
/** Of an organisation or a school, as beside those of people. */
const otherName = /organisati|bedrijf|company|school/i;

/** Which columns hold a name, by what stands above them; null where nothing does. */
function nameColumns(heads: readonly string[] | null): number[] | null {
  const found = (heads ?? []).flatMap((head, at) =>
    nameHeading.test(head) && !otherName.test(head) ? [at] : [],
  );
  return found.length === 0 ? null : found;
}

function person(address: string, name: string): AskedPerson | null {
  const given = name.length > longestAskedName ? null : name.trim() || null;
  const read = askedPerson.safeParse({ email: address, name: given });
  return read.success ? read.data : (askedPerson.safeParse({ email: address }).data ?? null);
}

/** `Noor Bos <noor@…>`, as mail programs write each of several people on a line. */
function personIn(cell: string): AskedPerson | null {
  const [address, ...others] = wordsOf(cell).filter(isAddress);
  if (address === undefined || others.length > 0) return null;
  return person(
    address,
    wordsOf(cell)
      .filter((word) => !isAddress(word))
      .join(' '),
  );
}

/** Who is on a line: one, or as many as there are cells where each has an address. Null where nobody knows which is meant. */
function peopleOn(line: string, heads: readonly string[] | null): AskedPerson[] | null {
  const cells = cellsOf(line);
  const filled = cells.filter(Boolean);
  const withAddress = filled.filter(holdsAddress);
  if (withAddress.length > 1 && withAddress.length < filled.length) return null;
  const people = withAddress.map(personIn);
  const [only] = people;
  if (!only || people.includes(null)) return null;
  if (people.length > 1) return people.filter((one) => one !== null);
  const columns = nameColumns(heads);
  const beside = columns ? columns.map((at) => cells[at] ?? '').join(' ') : likelyName(cells);
  return [only.name ? only : (person(only.email, beside.replaceAll(/\s+/g, ' ')) ?? only)];
}

const anyHeading = /mail|na+me?\b/i;
/** With a point in it a line is an address in which something is missing. */
const namesColumns = (line: string) => !line.includes('@') && !line.includes('.') && anyHeading.test(line);

/** The people of a list, each address once, and the lines that are none. A first line that names the columns is left out. */
export function askedPeopleIn(text: string): { people: AskedPerson[]; unread: UnreadLine[] } {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter((one) => /[\p{L}\p{N}]/u.test(one.text));
  const [first] = lines;
  const isHeaded = first !== undefined && namesColumns(first.text);
  const heads = isHeaded ? cellsOf(first.text) : null;
  const people = new Map<string, AskedPerson>();
  const unread: UnreadLine[] = [];
  for (const one of lines.slice(isHeaded ? 1 : 0)) {
    const found = peopleOn(one.text, heads);
    if (!found) unread.push(one);
    for (const each of found ?? []) people.set(each.email, each);
  }
  return { people: [...people.values()], unread };
}
