/** The secret of a link in a mail, as it comes back: programs that make links of text take along what stands behind it. */
import * as z from 'zod/mini';
import { typedText } from './fields.ts';

/** Only what such a secret can hold: of `abc).` the letters, and of one that a mail program broke both parts. */
export const readToken = (given: string): string => given.replaceAll(/[^\w-]/g, '');

export const linkToken = () => typedText(200, z.overwrite(readToken), z.minLength(1));
