/** What lies behind a logo, so that it can be seen. */

/** On which grounds it can be seen: black letters on nothing are lost in the dark. */
type SeenOn = 'both' | 'light' | 'dark';

/** What is shown of a logo. */
export interface Logo {
  url: string;
  /** Where that is known. */
  seenOn: SeenOn | null;
}

/** That alone, of the picture of a record. */
export const logoOf = (picture: Logo | null | undefined): Logo | null =>
  picture ? { url: picture.url, seenOn: picture.seenOn } : null;

const room = 'rounded-tag p-1';

/** Where logos stand on a plate of white in both modes, as they are made for: those in white get a dark one. */
export const plateOf = (seenOn: SeenOn | null | undefined): string =>
  seenOn === 'dark' ? 'bg-night' : 'bg-plate';

/** Where they stand on the page itself, in these modes: a plate in the one in which they would be lost. */
export function groundOf(seenOn: SeenOn | null, shown: { light: boolean; dark: boolean }): string {
  if (seenOn === 'light' && shown.dark)
    return shown.light ? 'dark:rounded-tag dark:bg-plate dark:p-1' : `bg-plate ${room}`;
  if (seenOn === 'dark' && shown.light)
    return `bg-night ${room} ${shown.dark ? 'dark:rounded-none dark:bg-transparent dark:p-0' : ''}`;
  return '';
}
