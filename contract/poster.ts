/** A vacancy on one sheet of paper, for boards and windows. */
import type { Locale } from './locales.ts';

/** From the root of the site. */
export const posterOf = (id: string, locale: Locale): string => `/posters/${id}/${locale}.pdf`;
