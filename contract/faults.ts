/** What a browser tells of a fault on one of our pages. Not part of the documented API: only our own pages send it. */
import * as z from 'zod/mini';
import { longestFaultText } from './fault-limits.ts';

export const browserFault = z.strictObject({
  name: z.string().check(z.maxLength(80)),
  message: z.string().check(z.maxLength(longestFaultText)),
  stack: z.string().check(z.maxLength(longestFaultText)),
  /** Pattern of the screen, `/vacancies/:id`; an address could say who looks at what. */
  route: z.string().check(z.maxLength(200)),
});
