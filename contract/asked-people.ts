/** A list of people as somebody pastes it from a sheet or types it: a line each, an address with perhaps a name. Pure. */
import { mostAskedAtOnce, askedPerson, type AskedPerson } from './form-tokens.ts';
import { namesSite } from './names.ts';

/** Letters of such a text, at the most: a sheet has other columns as well. */
export const longestPeople = mostAskedAtOnce * 400;

/** A line on which no address can be read, with what stands there. */
export interface UnreadLine {
  line: number;
  text: string;
}

/** What stands above the columns of a sheet. */
const heading = /mail|na+me?\b/i;
const partsOf = (line: string) => line.split(/[\s<>"';,()|]+/);

/** Of what stands beside the address: the cells that may be a name, one after the other. */
const nameIn = (rest: string): string =>
  rest
    .split(/[;,\t|<>()"]/)
    .map((cell) => cell.trim())
    .filter((cell) => /\p{L}/u.test(cell) && !/\d/.test(cell) && !namesSite(cell))
    .join(' ');

function personIn(line: string): AskedPerson | null {
  const address = partsOf(line).find((part) => part.includes('@'));
  if (address === undefined) return null;
  const at = line.indexOf(address);
  const rest = `${line.slice(0, at)};${line.slice(at + address.length)}`;
  const read = askedPerson.safeParse({ email: address, name: nameIn(rest) || null });
  return read.success ? read.data : null;
}

/** The people of a list, each address once, and the lines that are none. A first line that names the columns is left out. */
export function askedPeopleIn(text: string): { people: AskedPerson[]; unread: UnreadLine[] } {
  const lines = text
    .split(/\r\n|\n|\r/)
    .map((line, at) => ({ line: at + 1, text: line.trim() }))
    .filter((one) => /[\p{L}\p{N}]/u.test(one.text));
  const [first] = lines;
  const isHeaded = first !== undefined && !first.text.includes('@') && heading.test(first.text);
  const people = new Map<string, AskedPerson>();
  const unread: UnreadLine[] = [];
  for (const one of lines.slice(isHeaded ? 1 : 0)) {
    const person = personIn(one.text);
    if (person) people.set(person.email, person);
    else unread.push(one);
  }
  return { people: [...people.values()], unread };
}
