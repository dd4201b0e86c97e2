/**
 * Vacancies of a `vacancies.json`: a list, or an object with one, in the words of our own API or in those by which vacancy banks give
 * each other theirs (API Engagement). What is unknown in it is left out. Pure.
 */
import { readDate } from '#contract/read-date.ts';
import type { VacancyImportField } from '#contract/vacancy-imports.ts';
import { plainWord } from '#server/http/tables/shape.ts';
import { deepest, expectFew, FeedProblem, idIn, textIn, type Item } from './item.ts';

/** Under which names a list stands. */
const lists = ['vacancies', 'missions', 'data', 'items'];

/** Names by which a field goes, the first that is filled in counts: in small letters, without signs. */
const words: Partial<Record<VacancyImportField, string>> = {
  outsideId: 'outsideid externalid clientid id',
  title: 'title titel',
  summary: 'summary samenvatting',
  description: 'descriptionhtml description omschrijving',
  vacancyType: 'vacancytype',
  categories: 'categoryids categories category domain',
  targetGroups: 'targetgroupids targetgroups audience',
  ageGroups: 'agegroupids agegroups',
  tags: 'tags',
  hoursMin: 'hoursmin',
  hoursMax: 'hoursmax',
  startsOn: 'startson startat startdate',
  endsOn: 'endson endat enddate',
  expiresAt: 'expiresat validthrough',
  isRemote: 'isremote remote',
  street: 'street straat',
  houseNumber: 'housenumber huisnummer',
  postcode: 'postcode postalcode',
  city: 'city plaats',
  positions: 'positions places',
  requiresVog: 'requiresvog vog',
  minimumAge: 'minimumage',
  demandReason: 'demandreason',
  contactPerson: 'contactperson',
  contactEmail: 'contactemail',
  contactPhone: 'contactphone',
  titleEn: 'titleen',
  summaryEn: 'summaryen',
  descriptionEn: 'descriptionen',
};
const fields = Object.entries(words).map(([field, names]) => ({
  field: field as VacancyImportField,
  names: names.split(' '),
}));

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** More of a list than any field takes. */
const mostOfList = 50;

/** A value as the cell of a file would have it; nothing for what is none. */
function cellOf(value: unknown): string {
  if (typeof value === 'string') return textIn(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return '';
  return value
    .slice(0, mostOfList)
    .map((one) => (isObject(one) ? cellOf(one['id'] ?? one['name']) : Array.isArray(one) ? '' : cellOf(one)))
    .filter(Boolean)
    .join(';');
}

const days: ReadonlySet<VacancyImportField> = new Set(['startsOn', 'endsOn', 'expiresAt']);
/** A moment is written as its day: the digest of an item minds no hours. */
const dayIn = (text: string) => (/^\d{4}-\d\d-\d\dT/.test(text) ? readDate(text) : undefined) ?? text;

/** 'possible' and 'local' are for who comes as well. */
const remotely = (text: string) => (/^(full|true|yes|ja|1)$/i.test(text) ? 'ja' : 'nee');

function written(field: VacancyImportField, text: string): string {
  if (days.has(field)) return dayIn(text);
  if (field === 'outsideId') return idIn(text);
  return field === 'isRemote' ? remotely(text) : text;
}

const ofPlace = new Set(
  fields
    .filter(({ field }) => ['street', 'houseNumber', 'postcode', 'city'].includes(field))
    .flatMap(({ names }) => names),
);
const saidBy = (part: unknown) =>
  Object.entries(isObject(part) ? part : {}).map(([name, value]) => [plainWord(name), value] as const);

/** What it says, by plain name: attributes of a document first, where it is last of all. An address says nothing but that. */
function namesOf(entry: Fields): ReadonlyMap<string, unknown> {
  const { attributes, addresses, address } = entry;
  const [place] = Array.isArray(addresses) ? addresses : [address];
  const where = saidBy(place).filter(([name]) => ofPlace.has(name));
  return new Map([...where, ...saidBy(entry), ...saidBy(attributes)]);
}

function itemOf(entry: unknown): Item {
  if (!isObject(entry)) return {};
  const named = namesOf(entry);
  return Object.fromEntries(
    fields.flatMap(({ field, names }) => {
      const text = names.map((name) => cellOf(named.get(name))).find(Boolean);
      return text ? [[field, written(field, text)]] : [];
    }),
  );
}

function listIn(document: unknown): readonly unknown[] {
  if (Array.isArray(document)) return document;
  const found = isObject(document) ? lists.map((name) => document[name]).find(Array.isArray) : undefined;
  if (!found) throw new FeedProblem('not_understood');
  return found;
}

/** How many there are, where it says so beside the list. */
function totalIn(document: unknown): number {
  if (!isObject(document)) return 0;
  const { total, meta } = document;
  const pagination = isObject(meta) ? meta['pagination'] : undefined;
  return Number(total ?? (isObject(pagination) ? pagination['records'] : 0)) || 0;
}

/** Whether there is another page, as JSON:API and others say it. */
function hasMore(document: unknown): boolean {
  if (!isObject(document)) return false;
  const { links, next } = document;
  return [next, isObject(links) ? links['next'] : undefined].some(
    (page) => isObject(page) || cellOf(page) !== '',
  );
}

/** Whether it lies deeper within itself than anybody means: reading that alone takes long. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length && depth <= deepest; at += 1) {
    const sign = text[at];
    if (isInText && sign === '\\') at += 1;
    else if (sign === '"') isInText = !isInText;
    else if (!isInText && (sign === '[' || sign === '{')) depth += 1;
    else if (!isInText && (sign === ']' || sign === '}')) depth -= 1;
  }
  return depth > deepest;
}

/** Throws a FeedProblem for what is none, has too many, or shows a part of them: those on another page would count as gone. */
export function itemsOfJson(text: string): Item[] {
  if (isTooDeep(text)) throw new FeedProblem('not_understood');
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new FeedProblem('not_understood');
  }
  const list = listIn(document);
  expectFew(list.length);
  if (totalIn(document) > list.length || hasMore(document)) throw new FeedProblem('only_a_part');
  return list.map(itemOf);
}
