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
  email:
    'email emailadres emailaddress mail mailadres mailaddress primairemailadres primaryemail primaryemailaddress',
  firstName:
    'voornaam voornamen voorn roepnaam roepvoornaam voornaamroepnaam roepnaamvoornaam firstname forename givenname',
  lastNamePrefix:
    // Address books have a field between the two names, and a prefix stands there as a rule.
    'tussenvoegsel tussenvoegsels tussenv tussenvgsl tsv tv voorvoegsel voorv voorvoegsels prefix infix middelstenaam middlename additionalname',
  lastName: 'achternaam achtern familienaam lastname surname familyname',
  fullName:
    'voornaamachternaam volledigenaam helenaam naamvolledig naamlid lidnaam naamvrijwilliger weergavenaam fullname wholename displayname',
  phoneNumber:
    'telefoon telefoonnummer tel telnr telefoonnr telnummer telefoonvast phone phonenumber telephone homephone primaryphone mobiel mobielnummer mobielnr mobieltelefoon mobieletelefoon mobieltelefoonnummer telefoonmobiel telmobiel telefoonnummermobiel gsm gsmnummer 06nummer mobile mobilephone mobilenumber cellphone',
  jobTitle: 'functie functienaam jobtitle position',
  gender: 'geslacht mv mvx vm manvrouw gender sex',
  locale: 'taal voorkeurstaal language locale',
  role: 'rol rollen role roles',
  organization:
    'organisatie organisaties organisatienaam organization organizations organisation organisations',
});

/** What stands in such files besides: by it the line of the headings is found. */
const otherHeadings =
  'naam voorletters initialen postcode woonplaats plaats straat straatnaam adres huisnummer huisnr toevoeging land geboortedatum gebdatum gebdat geboorteplaats leeftijd relatienummer relatiecode relcode lidnummer lidnr id nummer lidsinds lidsoort startdatum einddatum team afdeling opmerkingen notities iban'.split(
    ' ',
  );

/** A file of people. */
export const peopleTable: TableShape = {
  bytesMax: importBytesMax,
  rowsMax: importRowsMax,
  columnsMax: importColumnsMax,
  // More than any field of an account takes.
  cellLengthMax: 1000,
  headings: [...headings.keys(), ...otherHeadings],
  mayLackHeadings: true,
};

/** What programs put behind a heading: 'E-mail 1', 'Telefoon (privé)', 'Phone 1 - Value', 'E-mail 2 Address'. */
const behind = /(?:\d{1,3}(?:value|waarde|address|adres)?|prive|thuis|lid|vrijwilliger)$/;

/** 'Achternaam, voornaam': with its comma, as the cells then have one to go by. */
const listed = /naam\s*,\s*(?:voornaam|voorletters|roepnaam)/i;

/** The field that a heading names. */
export function fieldOf(heading: string): ImportField | null {
  if (listed.test(heading)) return 'fullName';
  const word = plainWord(heading);
  return headings.get(word) ?? headings.get(word.replace(behind, '')) ?? null;
}

/** A number that somebody carries is a better one than that of a house. */
const isMobile = (heading: string) => /mob|gsm|^06|cell/.test(plainWord(heading));

/** What a heading may mean besides, where nothing else was named so. */
const initialsWords = new Set(['voorletters', 'voorletter', 'initialen', 'initials']);
const nameWords = new Set(['naam', 'name', 'vrijwilliger', 'contactpersoon', 'volunteer']);

/** Goes through the headings once more, for those that nothing was guessed of yet. */
type Guess = (heading: string, taken: ReadonlySet<ImportField>) => ImportField | null;
const guesses: readonly Guess[] = [
  (heading) => {
    const field = fieldOf(heading);
    return field === 'fullName' ? null : field;
  },
  (heading) => (initialsWords.has(plainWord(heading)) ? 'firstName' : null),
  (heading, taken) => {
    if (fieldOf(heading) === 'fullName')
      return taken.has('firstName') && taken.has('lastName') ? null : 'fullName';
    const word = plainWord(heading);
    if (!nameWords.has(word) && !nameWords.has(word.replace(behind, ''))) return null;
    return taken.has('firstName') ? 'lastName' : 'fullName';
  },
];

/** A field for each column, each at most once; the first that names it has it, of numbers the first mobile one. */
export function guessFields(above: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>();
  const mobile = above.findIndex((heading) => fieldOf(heading) === 'phoneNumber' && isMobile(heading));
  const guessed = above.map((): ImportField | null => null);
  for (const guess of guesses)
    for (const [at, heading] of above.entries()) {
      const field = guessed[at] === null ? guess(heading, taken) : null;
      const isOtherNumber = field === 'phoneNumber' && mobile >= 0 && at !== mobile;
      if (field === null || taken.has(field) || isOtherNumber) continue;
      taken.add(field);
      guessed[at] = field;
    }
  return guessed;
}
