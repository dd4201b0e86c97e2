/** What people write in the cells of a list of people, in both languages, where an account has one of a few words. Pure. */
import type { ImportField } from '#contract/imports.ts';
import type { Locale } from '#contract/locales.ts';
import type { Role } from '#contract/roles.ts';
import type { genders } from '#contract/users.ts';
import { plainWord } from '#server/http/tables/shape.ts';
import { byWord } from './headings.ts';

/** Lists have a title where they ask for this as often as a letter. */
const genderWords = byWord<(typeof genders)[number]>({
  male: 'm man mannelijk heer deheer dhr dheer hr meneer heren jongen mister sir boy',
  female:
    'v f vr vrouw vrouwelijk mevrouw mevr mevrw mvr mw mevrouwmevr dame mej mejuffrouw juffrouw meisje woman lady mrs ms miss girl',
  other:
    'x o anders onbekend overig divers nonbinair nonbinary enby nb genderneutraal neutraal neutral unknown',
});
const localeWords = byWord<Locale>({
  nl: 'nederlands nederlandse nederlandstalig hollands vlaams ned nld dut dutch',
  en: 'engels engelse engelstalig eng english brits british',
});
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

/** Titles of men and women alike, households, and ways to say nothing: of these no gender is told, and nobody is refused. */
const nothing = new Set(
  (
    'mr dr drs ir ing prof ds mv vm mvx mwdhr dhrmw dhrmevr mevrdhr heermevrouw meneermevrouw deheermevrouw fam familie firma ' +
    'nvt na geen leeg onbepaald nietopgegeven nietbekend nogonbekend zegiklievernie zegikniet wilikniezeggen'
  ).split(' '),
);

/** `nl-NL`, `en_GB` and `Nederlands (België)`: where a language is spoken does not matter here. */
const withoutRegion = (word: string) => /^\s*(\p{L}+)\s?[-_(/,].*$/su.exec(word)?.[1] ?? word;

/** The value that a word stands for in this field, nothing where it says none; the word itself where it stands for none. */
export function valueOf(field: ImportField, word: string): string {
  const words = chosenWords[field];
  const plain = plainWord(word);
  if (!words) return word;
  const known =
    words.get(plain) ?? (field === 'locale' ? words.get(plainWord(withoutRegion(word))) : undefined);
  return known ?? (plain === '' || (field === 'gender' && nothing.has(plain)) ? '' : word);
}
