/** What a browser tells of a fault on one of our pages. Not part of the documented API: only our own pages send it. */
import * as z from 'zod/mini';
import { typedText } from './fields.ts';
import { longestFaultText } from './fault-limits.ts';

export const browserFault = z.strictObject({
  name: typedText(80),
  message: typedText(longestFaultText),
  stack: typedText(longestFaultText),
  /** Pattern of the screen, `/vacancies/:id`; an address could say who looks at what. */
  route: typedText(200),
});
