/** What people write above a column, in both languages: enough to guess, as every guess can be changed. Pure. */
import { importBytesMax, importColumnsMax, importRowsMax, type ImportField } from '#contract/imports.ts';
import { plainWord, type TableShape } from '#server/http/tables/shape.ts';

export const byWord = <Value extends string>(words: Record<Value, string>): ReadonlyMap<string, Value> =>
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
