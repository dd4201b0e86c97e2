/** What can be taken back, and is told: for as long as a test takes, not for the seconds that people have. */
import pg from 'pg';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import type { Site } from '#tests/support/journey.ts';

/** Messages that go away by themselves stay on this page, as in a tab that nobody looks at; to be called before it is opened. */
export const keepMessages = (page: Page): Promise<unknown> =>
  page.addInitScript(`Object.defineProperty(Document.prototype, 'hidden', { get: () => true });`);

/** Whatever is done on this site can be taken back for an hour longer: a busy machine may need more than the seconds of the offer. */
export function keepOffers(site: Site): void {
  beforeAll(async () => {
    const owner = new pg.Client({ connectionString: site.ownerUrl() });
    await owner.connect();
    await owner.query(
      `create function longer_undo() returns trigger language plpgsql as
         $$ begin new.until := new.until + interval '1 hour'; return new; end $$;
       create trigger longer_undo before insert on undos for each row execute function longer_undo()`,
    );
    await owner.end();
  });
}
