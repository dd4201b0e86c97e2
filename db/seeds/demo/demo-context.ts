/** What the rows of every demo centre are made from. */
import type pg from 'pg';
import type { DemoCenter } from './accounts.ts';
import type { DemoContactPerson, DemoHomePage, DemoMenus, DemoPage, DemoPartner } from './content.ts';
import type { Points } from './vacancies.ts';

export interface DemoContext {
  now: Date;
  points: Points;
  passwordHash: string;
  homePages: readonly DemoHomePage[];
  pages: readonly DemoPage[];
  menus: readonly DemoMenus[];
  contactPeople: readonly DemoContactPerson[];
  partners: readonly DemoPartner[];
}

/** Writes the rows of one noun for a centre: `export const seed` of a file in nouns/. Organisations, people and vacancies are there. */
export type SeedNoun = (client: pg.Client, center: DemoCenter, context: DemoContext) => Promise<void>;
