/** What kinds of a person's data and their columns are called in the file, in the person's language. */
import type { Locale } from '#contract/locales.ts';
import { kindsOf, type Names, type PersonalPart } from '#server/tenancy/personal.ts';

/** Columns that several kinds have; what one alone has is called beside it (`personal.ts` of its noun). */
export const sharedColumns: Names = {
  act: ['handeling', 'act'],
  confirmed_at: ['bevestigd op', 'confirmed on'],
  consent_text: ['tekst van de toestemming', 'text of the consent'],
  created_at: ['gemaakt op', 'made on'],
  data: ['inhoud', 'content'],
  decided_at: ['besloten op', 'decided on'],
  email: ['e-mailadres', 'email address'],
  expires_at: ['geldig tot', 'valid until'],
  file_name: ['naam van het bestand', 'name of the file'],
  first_name: ['voornaam', 'first name'],
  from_state: ['stand ervoor', 'state before'],
  job_title: ['functie', 'job title'],
  kind: ['soort', 'kind'],
  last_name: ['achternaam', 'last name'],
  last_used_at: ['laatst gebruikt op', 'last used on'],
  locale: ['taal', 'language'],
  message: ['bericht', 'message'],
  name: ['naam', 'name'],
  organization: ['organisatie', 'organisation'],
  phone_number: ['telefoonnummer', 'phone number'],
  status: ['stand', 'state'],
  subject_id: ['nummer waar het over gaat', 'number of what it is about'],
  subject_type: ['waar het over gaat', 'what it is about'],
  to_state: ['stand erna', 'state after'],
  updated_at: ['gewijzigd op', 'changed on'],
  used_at: ['gebruikt op', 'used on'],
  vacancy: ['vacature', 'vacancy'],
  withdrawn_at: ['ingetrokken op', 'withdrawn on'],
};

const inLanguage = (names: Names, name: string, locale: Locale): string =>
  names[name]?.[locale === 'nl' ? 0 : 1] ?? name;

/** How everything is called in the file of somebody who reads this language. */
export function fileNames(parts: readonly PersonalPart[], locale: Locale) {
  const kinds = kindsOf(parts);
  return {
    /** Of the file of a kind of data, without its ending. */
    ofTable: (kind: string) => kinds[kind]?.names[locale === 'nl' ? 0 : 1] ?? kind,
    /** Of a column, as it stands above it. */
    ofColumn: (kind: string, column: string) =>
      inLanguage({ ...sharedColumns, ...kinds[kind]?.columns }, column, locale),
  };
}
export type FileNames = ReturnType<typeof fileNames>;
