/** What stands above the columns of a file of vacancies, in both languages and in the file of New York: enough to guess. Pure. */
import {
  vacancyImportBytesMax,
  vacancyImportColumnsMax,
  vacancyImportFields,
  vacancyImportRowsMax,
  type VacancyImportField,
} from '#contract/vacancy-imports.ts';
import { vacancyImportFieldNames } from '#contract/vacancy-import-texts.ts';
import { plainWord, type TableShape } from '#server/http/tables/shape.ts';
import type { Mapping } from './queries.ts';

/** Besides the names of the fields themselves. */
const otherWords: Partial<Record<VacancyImportField, string>> = {
  outsideId:
    'id nummer nr vacatureid vacaturenummer vacancyid number externalid externid reference referentie',
  title: 'vacaturetitel naam functie name functietitel vacature vacancy',
  organization: 'organisatienaam organizationname organization organisationname instelling',
  summary: 'korteomschrijving inleiding intro kort',
  description: 'omschrijving tekst vacaturetekst text toelichting',
  status: 'state staat',
  vacancyType: 'type vacaturesoort vacaturetype kind',
  categories: 'categorie categorieen category categories soortwerk werksoort rubriek rubrieken',
  targetGroups: 'doelgroep targetgroup',
  ageGroups: 'leeftijdsgroep agegroup',
  tags: 'tags tag label frequentie',
  hoursMin: 'uren urenperweek hours hoursperweek aantaluren urenvan minimumuren',
  hoursMax: 'urentot maximumuren maxhours',
  startsOn: 'startdatum begindatum ingangsdatum start startop begin startdate vanaf',
  endsOn: 'einddatum eind eindop enddate',
  expiresAt:
    'verloopt verloopdatum sluitingsdatum expires expirydate deadline onlinetot sluit sluitop sluitdatum reagerenvoor aanmeldenvoor closes closeson closingdate',
  isRemote: 'thuis thuiswerken opafstand remote fromhome',
  street: 'adres straatnaam address',
  houseNumber: 'huisnr nummerhuis',
  postcode: 'zip zipcode postalcode',
  city: 'woonplaats stad city town place locatie location',
  positions: 'plekken aantal aantalplekken aantalvrijwilligers vrijwilligersnodig positions volunteersneeded',
  requiresVog: 'vog vogvereist',
  minimumAge: 'minimumleeftijd leeftijd minage age',
  contactPerson: 'contact contactnaam contactname',
  contactEmail: 'email mail emailadres contactmail',
  contactPhone: 'telefoon telefoonnummer phone contacttelefoon tel',
};

const headings: ReadonlyMap<string, VacancyImportField> = new Map(
  vacancyImportFields.flatMap((field) =>
    [
      field,
      vacancyImportFieldNames.nl[field],
      vacancyImportFieldNames.en[field],
      ...(otherWords[field]?.split(' ') ?? []),
    ].map((word): [string, VacancyImportField] => [plainWord(word), field]),
  ),
);

/** The file that New York gives away of its vacancies. Its postcodes and addresses are not Dutch, so they stay out. */
const newYork: Mapping = {
  source: 'NYC Service',
  fields: {
    opportunityid: 'outsideId',
    title: 'title',
    orgtitle: 'organization',
    summary: 'description',
    categorydesc: 'categories',
    volrequests: 'positions',
    recurrencetype: 'tags',
    startdatedate: 'startsOn',
    enddatedate: 'endsOn',
    borough: 'city',
  },
};
const signsOfNewYork = ['opportunityid', 'orgtitle', 'categorydesc'];

export const vacancyTable: TableShape = {
  bytesMax: vacancyImportBytesMax,
  rowsMax: vacancyImportRowsMax,
  columnsMax: vacancyImportColumnsMax,
  // More than a description with its markup takes.
  cellLengthMax: 50_000,
  headings: [...headings.keys(), ...signsOfNewYork],
  mayLackHeadings: false,
};

/** The part of these headings that a source had as well, from which on a file is like its last one. */
const likeness = 0.8;

const isLike = (words: readonly string[], { fields }: Mapping) =>
  words.filter((word) => Object.hasOwn(fields, word)).length >= words.length * likeness;

export interface Guess {
  source: string | null;
  /** A field for each column, each at most once. */
  fields: (VacancyImportField | null)[];
}

/** What each column holds: as the centre named it before, else by the word above it. */
export function guessColumns(above: readonly string[], remembered: readonly Mapping[]): Guess {
  const words = above.map(plainWord);
  const known =
    remembered.find((mapping) => isLike(words.filter(Boolean), mapping)) ??
    (signsOfNewYork.every((sign) => words.includes(sign)) ? newYork : undefined);
  // A word above a column may be any, such as one that every object has.
  const named = known && new Map(Object.entries(known.fields));
  const fieldOf = (word: string) => (named ?? headings).get(word);
  const taken = new Set<VacancyImportField>();
  const fields = words.map((word) => {
    const field = fieldOf(word) ?? null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  return { source: known?.source ?? null, fields };
}

/** What is kept of the columns of a source, for its next file. */
export const mappingOf = (
  columns: readonly { heading: string | null; field: VacancyImportField | null }[],
): Mapping['fields'] =>
  Object.fromEntries(columns.map(({ heading, field }) => [plainWord(heading ?? ''), field]));
