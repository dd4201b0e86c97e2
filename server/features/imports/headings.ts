/** What people write above a column, and in it, in both languages: enough to guess, as every guess can be changed. Pure. */
import { importBytesMax, importColumnsMax, importRowsMax, type ImportField } from '#contract/imports.ts';
import type { Locale } from '#contract/locales.ts';
import type { Role } from '#contract/roles.ts';
import type { genders } from '#contract/users.ts';
import { plainWord, type TableShape } from '#server/http/tables/shape.ts';

const byWord = <Value extends string>(words: Record<Value, string>): ReadonlyMap<string, Value> =>
  new Map(
    (Object.entries(words) as [Value, string][]).flatMap(([value, list]) =>
      [value, ...list.split(' ')].map((word) => [plainWord(word), value]),
    ),
  );

const headings = byWord<ImportField>({
  email: 'email emailadres emailaddress mail mailadres mailaddress',
  firstName: 'voornaam roepnaam firstname givenname',
  lastNamePrefix: 'tussenvoegsel tussenvoegsels voorvoegsel voorvoegsels prefix infix',
  lastName: 'achternaam familienaam lastname surname familyname',
  phoneNumber:
    'telefoon telefoonnummer tel telnr telefoonnr mobiel mobielnummer gsm phone phonenumber telephone mobile mobilephone',
  jobTitle: 'functie functienaam jobtitle position',
  gender: 'geslacht gender sex',
  locale: 'taal voorkeurstaal language locale',
  role: 'rol rollen role roles',
  organization:
    'organisatie organisaties organisatienaam organization organizations organisation organisations',
});

const genderWords = byWord<(typeof genders)[number]>({
  male: 'm man mannelijk heer male',
  female: 'v f vrouw vrouwelijk mevrouw female',
  other: 'x anders onbekend overig other',
});
const localeWords = byWord<Locale>({ nl: 'nederlands dutch', en: 'engels english' });
const roleWords = byWord<Role>({
  admin: 'beheerder administrator',
  volunteer: 'vrijwilliger',
  content_manager: 'redacteur editor',
  mentor: 'begeleider',
  student: 'leerling',
  organization_superuser: 'organisatiebeheerder organizationmanager organisationmanager',
  center_superuser: 'centralebeheerder centermanager centremanager',
  page_manager: 'paginabeheerder',
});

const chosenWords: Partial<Record<ImportField, ReadonlyMap<string, string>>> = {
  gender: genderWords,
  locale: localeWords,
  role: roleWords,
};

/** A file of people. */
export const peopleTable: TableShape = {
  bytesMax: importBytesMax,
  rowsMax: importRowsMax,
  columnsMax: importColumnsMax,
  // More than any field of an account takes.
  cellLengthMax: 1000,
  headings: [...headings.keys()],
  mayLackHeadings: true,
};

/** The field that a heading names. */
export const fieldOf = (heading: string): ImportField | null => headings.get(plainWord(heading)) ?? null;

/** The value that a word stands for in this field; the word itself where it stands for none. */
export const valueOf = (field: ImportField, word: string): string =>
  chosenWords[field]?.get(plainWord(word)) ?? word;

/** A field for each column, each at most once; the first that names it has it. */
export function guessFields(above: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  return above.map((heading) => {
    const field = fieldOf(heading);
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
