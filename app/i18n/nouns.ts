/** The nouns that have words of their own. A new noun is one line here; the types of all its keys follow. */
export interface Messages {
  shell: typeof import('#app/shell/messages/nl.ts').default;
  'account-removals': typeof import('#app/features/account-removals/messages/nl.ts').default;
  'audit-events': typeof import('#app/features/audit-events/messages/nl.ts').default;
  'organization-approval': typeof import('#app/features/organization-approval/messages/nl.ts').default;
  applications: typeof import('#app/features/applications/messages/nl.ts').default;
  bookmarks: typeof import('#app/features/bookmarks/messages/nl.ts').default;
  'center-settings': typeof import('#app/features/center-settings/messages/nl.ts').default;
  'center-shares': typeof import('#app/features/center-shares/messages/nl.ts').default;
  'center-places': typeof import('#app/features/center-places/messages/nl.ts').default;
  changelog: typeof import('#app/features/changelog/messages/nl.ts').default;
  'contact-people': typeof import('#app/features/contact-people/messages/nl.ts').default;
  'contact-messages': typeof import('#app/features/contact-messages/messages/nl.ts').default;
  'data-downloads': typeof import('#app/features/data-downloads/messages/nl.ts').default;
  'form-tokens': typeof import('#app/features/form-tokens/messages/nl.ts').default;
  forms: typeof import('#app/features/forms/messages/nl.ts').default;
  dashboard: typeof import('#app/features/dashboard/messages/nl.ts').default;
  imports: typeof import('#app/features/imports/messages/nl.ts').default;
  'internal-notes': typeof import('#app/features/internal-notes/messages/nl.ts').default;
  'legal-text-admin': typeof import('#app/features/legal-text-admin/messages/nl.ts').default;
  'legal-texts': typeof import('#app/features/legal-texts/messages/nl.ts').default;
  'menu-items': typeof import('#app/features/menu-items/messages/nl.ts').default;
  'first-admins': typeof import('#app/features/first-admins/messages/nl.ts').default;
  'managed-centers': typeof import('#app/features/managed-centers/messages/nl.ts').default;
  notifications: typeof import('#app/features/notifications/messages/nl.ts').default;
  account: typeof import('#app/features/account/messages/nl.ts').default;
  'organization-admin': typeof import('#app/features/organization-admin/messages/nl.ts').default;
  organizations: typeof import('#app/features/organizations/messages/nl.ts').default;
  'page-admin': typeof import('#app/features/page-admin/messages/nl.ts').default;
  'page-builder': typeof import('#app/features/page-builder/messages/nl.ts').default;
  partners: typeof import('#app/features/partners/messages/nl.ts').default;
  pages: typeof import('#app/features/pages/messages/nl.ts').default;
  palette: typeof import('#app/features/palette/messages/nl.ts').default;
  places: typeof import('#app/features/places/messages/nl.ts').default;
  'search-alerts': typeof import('#app/features/search-alerts/messages/nl.ts').default;
  sessions: typeof import('#app/features/sessions/messages/nl.ts').default;
  signups: typeof import('#app/features/signups/messages/nl.ts').default;
  stories: typeof import('#app/features/stories/messages/nl.ts').default;
  'stock-images': typeof import('#app/features/stock-images/messages/nl.ts').default;
  uploads: typeof import('#app/features/uploads/messages/nl.ts').default;
  themes: typeof import('#app/features/themes/messages/nl.ts').default;
  users: typeof import('#app/features/users/messages/nl.ts').default;
  vacancies: typeof import('#app/features/vacancies/messages/nl.ts').default;
  'vacancy-admin': typeof import('#app/features/vacancy-admin/messages/nl.ts').default;
  'vacancy-checks': typeof import('#app/features/vacancy-checks/messages/nl.ts').default;
  'vacancy-embeds': typeof import('#app/features/vacancy-embeds/messages/nl.ts').default;
  'own-tags': typeof import('#app/features/own-tags/messages/nl.ts').default;
  'vacancy-feeds': typeof import('#app/features/vacancy-feeds/messages/nl.ts').default;
  'vacancy-filling': typeof import('#app/features/vacancy-filling/messages/nl.ts').default;
  'vacancy-imports': typeof import('#app/features/vacancy-imports/messages/nl.ts').default;
  'vacancy-questions': typeof import('#app/features/vacancy-questions/messages/nl.ts').default;
  'vacancy-renewals': typeof import('#app/features/vacancy-renewals/messages/nl.ts').default;
}

export type Noun = keyof Messages;
export type TitleKey = keyof Messages['shell']['titles'];
/** Pages whose titles are among the words of their own noun: `partners/list.tsx` where there is `titles.list`. */
export type OwnTitledPage = {
  [Name in Noun]: Messages[Name] extends { titles: infer Titles }
    ? `${Name}/${keyof Titles & string}`
    : never;
}[Noun];
/** Nouns of which one of these is a list. */
export type OwnTitledNoun = {
  [Name in Noun]: Messages[Name] extends { titles: { list: string } } ? Name : never;
}[Noun];
export type DescriptionKey = keyof Messages['shell']['descriptions'];

/** What `en.ts` must look like: the very keys of `nl.ts`, with any text. So no text is ever missing in a language, and none falls back. */
export type Words<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Words<Source[Key]>;
};

/** i18next picks `_one` or `_other` by `count`; a caller names the key without them. */
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'zero' | 'one' | 'other'}` ? Stem : Key;

/** Dotted paths to the texts of a noun, `search.title`. */
export type WordKey<Source> = {
  [Key in keyof Source & string]: Source[Key] extends string
    ? WithoutPlural<Key>
    : `${Key}.${WordKey<Source[Key]>}`;
}[keyof Source & string];
