/**
 * What a public screen reads of its address: its page says `export const reads`, and gets nothing else of the query. So what somebody
 * hung behind a link (a newsletter, a share button) makes no other page of it, and stands in none of its links.
 */

/** By name. `words` are typed, pointed at or one person's own: there is no end to them, so that such a page is not kept. */
export type ScreenReads = Readonly<Record<string, 'choice' | 'words'>>;
