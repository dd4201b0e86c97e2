import * as z from 'zod/mini';
import { longestPeople } from '#contract/asked-people.ts';
import { text } from '#contract/fields.ts';

/** What is typed to ask people: a list of them. */
export const peopleForm = z.object({ people: text(longestPeople) });
