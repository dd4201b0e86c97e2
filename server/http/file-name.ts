/** What a file that somebody sent is called: as people read it, and as they type it when they look for it. Pure. */

/** Longer ones say no more; their end is kept, which tells what the file is. */
const lengthMax = 200;
/** Read of what was sent: putting marks without end in order would take for ever. */
const readMax = 1000;
/** Marks that leave nothing to see, such as those that turn what follows: a name would read otherwise than it is. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Without folders, without what cannot be seen, each letter one sign (a Mac writes an accent apart); `otherwise` where nothing is left. */
export const plainFileName = (name: string, otherwise: string): string =>
  name
    .slice(-readMax)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[\p{Cc}\p{Z}/\\]+/gu, ' ')
    .trim()
    .slice(-lengthMax)
    .replace(/^\p{Surrogate}/u, '') || otherwise;
