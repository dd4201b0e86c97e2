/** Every screen, for everybody who may see it, in a cover of languages, schemes, widths and centres. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Site, Visitor } from '#tests/support/journey.ts';
import { faultsInLargeLetters } from '#tests/support/large-letters.ts';
import { inLanguage, pairsOfLooks, type Look } from '#tests/support/looks.ts';
import { patience } from '#tests/support/pace.ts';
import { refusalsOf } from '#tests/support/refusals.ts';
import { actors, addressOfScreen, screensFor, type Actor } from '#tests/support/screen-addresses.ts';
import { openAndSettle } from '#tests/support/settled.ts';
import { enterAs } from '#tests/support/steps.ts';
import { faultsAt } from '#tests/support/walk.ts';

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
  if (actor === 'beheer') return 'public';
  const chosen = centers[language];
  return chosen[actors.indexOf(actor) % chosen.length] ?? 'public';
};

async function enter(site: Site, actor: Actor, look: Look): Promise<Visitor> {
  const visitor = await site.visit(look);
  if (actor !== 'visitor') await enterAs(site, visitor.page, centerOf(actor, look), actor);
  return visitor;
}

interface Walk {
  actor: Actor;
  look: Look;
  paths: readonly string[];
}

/** The first look of each pair is in Dutch, whose words are the longest: in those, large letters are looked at too. */
const inDutch = 0;
const inLargeLetters: readonly Actor[] = ['visitor', 'centrum', 'organisatie', 'vrijwilliger'];

/** What everybody sees alike is seen so once. */
const largeFor = (actor: Actor): Set<string> => {
  if (!inLargeLetters.includes(actor)) return new Set();
  const shared =
    actor === 'visitor' ? [] : screensFor('visitor').filter((path) => path !== '/organizations/:id');
  return new Set(screensFor(actor).filter((path) => !shared.includes(path)));
};

/** Those that the walk in Dutch did not come to, at the centre that has something of everything. */
async function largeElsewhere(site: Site, actor: Actor, paths: Iterable<string>): Promise<string[]> {
  const { page, context } = await site.visit({ width: 375 });
  if (actor !== 'visitor') await enterAs(site, page, 'public', actor);
  const faults: string[] = [];
  const refuses = refusalsOf(page);
  for (const path of paths) {
    const address = await addressOfScreen(page, path, (one) => site.at('public', one));
    if (!address || (await refuses(address)) > 1) continue;
    await openAndSettle(page, address);
    faults.push(...(await faultsInLargeLetters(page)).map((fault) => `${actor}: ${fault}`));
  }
  await context.close();
  return faults;
}

/** Walks along the paths, notes in `seen` which of them there is something to see at, and gives what is wrong there. */
async function walkAlong(
  site: Site,
  { actor, look, paths }: Walk,
  { seen, large }: { seen: Set<string>; large: Set<string> },
): Promise<string[]> {
  const visitor = await enter(site, actor, look);
  const { page } = visitor;
  const at = (path: string) => site.at(centerOf(actor, look), inLanguage(look, path));
  const faults: string[] = [];
  const refuses = refusalsOf(page);
  for (const path of paths) {
    const address = await addressOfScreen(page, path, at);
    if (!address) continue;
    if (actor !== 'visitor' && (await refuses(address)) > 1) {
      seen.add(path);
      continue;
    }
    // Whether a role may see a screen is asked of the table of rights; here both answers must look right.
    const found = await faultsAt(page, address, { statuses: actor === 'visitor' ? [200] : [200, 403] });
    seen.add(path);
    if (large.delete(path)) found.push(...(await faultsInLargeLetters(page)));
    faults.push(...found.map((fault) => `${actor}: ${fault}`));
    // All that follows would look at the screen of signing in.
    if (actor !== 'visitor' && isSignIn(page)) return [...faults, `${actor} is signed out at ${address}`];
  }
  for (const { path, statuses } of refusals) faults.push(...(await faultsAt(page, at(path), { statuses })));
  faults.push(...visitor.faults());
  await visitor.context.close();
  return faults;
}

const isSignIn = (page: Page) => new URL(page.url()).pathname.endsWith('/auth/login-1');

const who: Record<Actor, string> = {
  visitor: 'a visitor',
  centrum: 'staff of the centre',
  organisatie: 'an organisation',
  vrijwilliger: 'a volunteer',
  redactie: 'who keeps the content',
  pagina: 'who keeps the pages',
  beheer: 'an admin',
};

/** The walks of these people in one look of each pair: visitors see each screen in two looks, the others in one of the two that are theirs. */
function walksOf(actor: Actor, place: number): Walk[] {
  const paths = pathsFor(actor);
  const isWhole = actor === 'visitor';
  const theirs = actors.indexOf(actor) % pairsOfLooks.length;
  return pairsOfLooks.flatMap((pair, index) => {
    const look = pair[place];
    if (!look || (!isWhole && index !== theirs)) return [];
    const isChosen = (at: number) => (isWhole ? at % pairsOfLooks.length === index : at % 2 === place);
    return [{ actor, look, paths: paths.filter((_, at) => isChosen(at)) }];
  });
}

/** All that is wrong for these people in one look of each pair. */
async function faultsFor(site: Site, actor: Actor, place: number, seen: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  const large = place === inDutch ? largeFor(actor) : new Set<string>();
  for (const walk of walksOf(actor, place)) faults.push(...(await walkAlong(site, walk, { seen, large })));
  if (large.size > 0) faults.push(...(await largeElsewhere(site, actor, large)));
  return faults;
}

/** Tests of every screen for these people; the set fills with the paths that they have seen. */
export function testEveryScreenFor(site: Site, chosen: readonly Actor[]): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const actor of chosen)
    for (const [place, name] of ['first', 'second'].entries()) {
      const andLarge =
        place === inDutch && inLargeLetters.includes(actor) ? ', and whole in large letters' : '';
      // Several at once: each waits a good deal for its network to be quiet.
      test.concurrent(
        `every screen for ${who[actor]}, in the ${name} look of its pair: whole, accessible, quiet, still${andLarge}`,
        { timeout: patience(600_000) },
        async () => {
          expect(await faultsFor(site, actor, place, seen)).toEqual([]);
        },
      );
    }
  return seen;
}
