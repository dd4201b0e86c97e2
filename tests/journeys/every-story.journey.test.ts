/** Every page for developers, found from the list and the folder, in a cover of languages, schemes, widths and themes. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openSite } from '#tests/support/journey.ts';
import { inLanguage, pairsOfLooks, type Look } from '#tests/support/looks.ts';
import { patience } from '#tests/support/pace.ts';
import { allScreens } from '#tests/support/screens.ts';
import { faultsAt, sizeChecks } from '#tests/support/walk.ts';

const site = openSite();

const parts = readdirSync(new URL('../../app/features/stories/showcase/', import.meta.url), {
  recursive: true,
})
  .map((file) => String(file).split('/').at(-1) ?? '')
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => `/test/components/${file.replace('.tsx', '')}`);
const stories = [
  ...allScreens.map(({ path }) => path).filter((path) => path.startsWith('/test/') && !path.includes(':')),
  '/test/components',
  ...parts,
];

/** The theme changes from story to story; what is usual in one look of a pair is the hardest in the other. */
const theme = (turn: number, isHardest: boolean) =>
  `?shape=${(turn % 2 === 0) === isHardest ? 'straight' : 'rounded'}${isHardest ? '&preset=yellow' : ''}`;

async function faultsIn(look: Look, chosen: readonly string[]): Promise<string[]> {
  const visitor = await site.visit(look);
  const faults = [];
  for (const path of chosen) {
    const query = theme(stories.indexOf(path), look.language === 'en');
    faults.push(...(await faultsAt(visitor.page, site.at('public', `${inLanguage(look, path)}${query}`))));
  }
  faults.push(...visitor.faults());
  await visitor.context.close();
  return faults;
}

for (const [place, name] of ['first', 'second'].entries()) {
  test.concurrent(
    `every story in the ${name} look of its pair: whole, accessible, quiet, still`,
    { timeout: patience(600_000) },
    async () => {
      const faults = [];
      for (const [turn, pair] of pairsOfLooks.entries()) {
        const chosen = stories.filter((_, index) => index % pairsOfLooks.length === turn);
        const look = pair[place];
        if (look) faults.push(...(await faultsIn(look, chosen)));
      }
      expect(faults).toEqual([]);
    },
  );
}

for (const half of [0, 1]) {
  test.concurrent(
    `${half === 0 ? 'even' : 'odd'} stories on the narrowest phone, letters twice as large and the longest words: nothing sticks out`,
    { timeout: patience(600_000) },
    async () => {
      const visitor = await site.visit({ width: 320 });
      const faults = [];
      for (const path of stories.filter((_, index) => index % 2 === half))
        faults.push(
          ...(await faultsAt(visitor.page, site.at('public', `${path}?text=200&words=long`), {
            checks: sizeChecks,
          })),
        );
      expect([...faults, ...visitor.faults()]).toEqual([]);
    },
  );
}
