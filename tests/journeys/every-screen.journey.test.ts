/** Every screen, for everybody who may see it, in a cover of languages, schemes, widths and centres. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite, type Visitor } from '#tests/support/journey.ts';
import { inLanguage, pairsOfLooks, type Look } from '#tests/support/looks.ts';
import { actors, addressOfScreen, pathsOf, screensFor, type Actor } from '#tests/support/screen-addresses.ts';
import { screens } from '#tests/support/screens.ts';
import { signIn } from '#tests/support/steps.ts';
import { faultsAt } from '#tests/support/walk.ts';

const site = openSite();

/** Centres with a theme of their own; those after the second speak Dutch only. */
const centers = { nl: ['oldebroek', 'meedoen', 'roermond', 'public'], en: ['public', 'meedoen'] } as const;

/** Screens that show something else by what stands behind them. */
const variants: Record<string, string[]> = {
  '/vacancies/search': ['?q=bestaatniet', '?page%5Bnumber%5D=2'],
  '/confirm': ['?token=onbekend'],
};

/** What answers with another status on purpose. */
const refusals: readonly { path: string; statuses: number[] }[] = [
  { path: '/bestaat-niet', statuses: [404] },
];

const pathsFor = (actor: Actor): string[] =>
  screensFor(actor).flatMap((path) => [
    path,
    ...(actor === 'visitor' ? (variants[path] ?? []) : []).map((query) => path + query),
  ]);

const centerOf = (actor: Actor, { language }: Look): string => {
  const chosen = centers[language];
  return chosen[actors.indexOf(actor) % chosen.length] ?? 'public';
};

const addressOf = (page: Page, tenant: string, look: Look, path: string) =>
  addressOfScreen(page, path, (one) => site.at(tenant, inLanguage(look, one)));

async function enter(actor: Actor, look: Look): Promise<Visitor> {
  const visitor = await site.visit(look);
  if (actor !== 'visitor') await signIn(site, visitor.page, centerOf(actor, look), actor, look.language);
  return visitor;
}

/** Screens that nobody has seen with data: every screen must be seen by somebody. */
const seen = new Set<string>();

async function walkAs(actor: Actor, look: Look, chosen: readonly string[]): Promise<string[]> {
  const visitor = await enter(actor, look);
  const { page } = visitor;
  const faults: string[] = [];
  for (const path of chosen) {
    const address = await addressOf(page, centerOf(actor, look), look, path);
    if (!address) continue;
    // Whether a role may see a screen is asked of the table of rights; here both answers must look right.
    const found = await faultsAt(page, address, { statuses: actor === 'visitor' ? [200] : [200, 403] });
    seen.add(path);
    faults.push(...found.map((fault) => `${actor}: ${fault}`));
  }
  for (const { path, statuses } of refusals)
    faults.push(
      ...(await faultsAt(page, site.at(centerOf(actor, look), inLanguage(look, path)), { statuses })),
    );
  faults.push(...visitor.faults());
  await visitor.context.close();
  return faults;
}

const who: Record<Actor, string> = {
  visitor: 'a visitor',
  centrum: 'staff of the centre',
  organisatie: 'an organisation',
  vrijwilliger: 'a volunteer',
  redactie: 'who keeps the content',
  pagina: 'who keeps the pages',
};

for (const [turn, actor] of actors.entries())
  for (const [place, name] of ['first', 'second'].entries())
    // Several at once: each waits a good deal for its network to be quiet.
    test.concurrent(
      `every screen for ${who[actor]}, in the ${name} look of its pair: whole, accessible, quiet, still`,
      { timeout: 600_000 },
      async () => {
        const faults: string[] = [];
        const paths = pathsFor(actor);
        // Visitors see each screen in two looks, the others in one of the two that are theirs.
        const isWhole = actor === 'visitor';
        for (const [index, pair] of pairsOfLooks.entries()) {
          const look = pair[place];
          if (!look || (!isWhole && index !== turn % pairsOfLooks.length)) continue;
          const chosen = paths.filter((_, at) =>
            isWhole ? at % pairsOfLooks.length === index : at % 2 === place,
          );
          faults.push(...(await walkAs(actor, look, chosen)));
        }
        expect(faults).toEqual([]);
      },
    );

test('no screen of the list is left out', () => {
  const wanted = screens.filter(({ isExit }) => !isExit).flatMap(({ path }) => pathsOf(path));
  expect(wanted.filter((path) => !seen.has(path))).toEqual([]);
});

test('whoever is not signed in is sent to sign in, and back to where they were going', async () => {
  const { page } = await site.visit();
  await page.goto(site.at('public', '/applications?tab=decided'));
  await page.waitForURL(/\/auth\/login-1\?from=/);
  await page.getByLabel('E-mailadres').fill('centrum@public.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.waitForURL('**/applications?tab=decided');
});

test('an account of another centre is told that this is the wrong website', async () => {
  const { page } = await site.visit();
  await page.goto(site.at('roermond', '/auth/login-1'));
  await page.getByLabel('E-mailadres').fill('centrum@public.example');
  await page.locator('input[name=password]').fill('welkom-in-de-buurt');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: /verkeerde website/ }).waitFor();
});
