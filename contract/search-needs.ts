/** What people ask of a vacancy besides its subject, by itself as the form of the search needs no more of the contract. */
import type { accessibilities, suitabilities } from './vacancy-words.ts';

/** What has to be right for somebody: all of what they choose holds. `few_hours` is at most two a week. */
export const searchNeeds = [
  'few_hours',
  'little_dutch',
  'no_dutch',
  'families',
  'groups',
  'under_18',
  'learning_disability',
  'wheelchair',
  'no_stairs',
  'seated',
  'low_stimulus',
  'accessible_toilet',
  'hearing_loop',
  'public_transport',
] as const satisfies readonly (
  | 'few_hours'
  | 'wheelchair'
  | (typeof accessibilities)[number]
  | (typeof suitabilities)[number]
)[];
export type SearchNeed = (typeof searchNeeds)[number];
