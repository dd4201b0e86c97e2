/** A link to the site with what a newsletter or a share button hangs behind it. */
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';

const site = openSite();
const mark = 'utm_source=nieuwsbrief';

test.each(['/', '/vacancies/search?per=24', '/nieuws', '/over-ons', '/switch'])(
  '%s is the page that it is without, and leads nowhere with it',
  async (path) => {
    const visitor = await site.visit({ width: 1280 });
    const { page } = visitor;
    const first = await page.goto(site.at('public', path));
    const marked = `${path}${path.includes('?') ? '&' : '?'}${mark}&fbclid=abc`;
    const answer = await page.goto(site.at('public', marked));
    expect([first?.status(), answer?.status()]).toEqual([200, 200]);
    expect((await first?.allHeaders())?.['etag']).toBe((await answer?.allHeaders())?.['etag']);
    expect(await answer?.text()).not.toContain(mark);
    // Whoever counts visits reads it there.
    expect(page.url()).toContain(mark);
    visitor.expectQuietConsole();
    await visitor.context.close();
  },
);
