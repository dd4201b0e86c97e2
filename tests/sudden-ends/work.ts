/** What a job has to do in a test, and what is seen of it. */
import type { Services } from '#server/http/services.ts';
import type { Tasks } from '#server/jobs/tasks.ts';
import type { FeedServer } from '#tests/support/feed-server.ts';
import type { VacancyFiles } from '#tests/support/vacancy-files.ts';

/** Something to do that was not there before. */
export interface Work<Name extends keyof Tasks> {
  payload: Parameters<Tasks[Name]>[0];
  /** What is there of each part that is done by itself, as a centre, a person or a file is. */
  look(): Promise<readonly unknown[]>;
  /** What that is before, and once all is done: of no part is there ever anything else. */
  undone: readonly unknown[];
  done: readonly unknown[];
}

/** Where it is to be done. */
export interface Workplace extends Pick<VacancyFiles, 'server' | 'taken' | 'call'> {
  /** What jobs run with: the mails go to a mail server of the test. */
  services: Services;
  /** Of an organisation that gives away its vacancies. */
  site: FeedServer;
  /** Message-IDs of the letters that went to an address. */
  lettersTo(address: string): readonly string[];
}

export type Prepare<Name extends keyof Tasks> = (place: Workplace) => Promise<Work<Name>>;
export type Works = { [Name in keyof Tasks]: Prepare<Name> };

/** The same of both centres. */
export const inBoth = <Part>(part: Part): [Part, Part] => [part, part];
