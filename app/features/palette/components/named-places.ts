/** The screens that somebody may go to by what they are called, what their buttons say and what else they are looked for by. */
import { buttons } from '#app/features/palette/components/buttons.ts';
import {
  alsoKeys,
  placesFor,
  type Entry,
  type Holder,
  type Place,
} from '#app/features/palette/components/entries.ts';
import { fit, fitOf, matches } from '#app/features/palette/components/ranking.ts';
import type { Noun } from '#app/i18n/nouns.ts';
import { translate, type PageWords } from '#app/i18n/words.ts';
import type { Screen } from '#app/screens/screen.ts';
import { titleOf } from '#app/shell/screen.ts';
import { railScreens } from '#app/shell/staff-screens.ts';

const buttonOf = (path: string) => buttons.find((one) => one.path === path);

/** Whose words the names of these screens are among. */
export function nounsOfPlaces(screens: readonly Screen[], holder: Holder): Noun[] {
  const nouns = placesFor(screens, holder).flatMap(({ path, screen }) => [
    titleOf(screen)?.noun ?? [],
    buttonOf(path)?.noun ?? [],
  ]);
  return [...new Set(nouns.flat())];
}

/** Empty as long as its words are under way. */
const wordOf = (words: PageWords, noun: Noun, key: string) =>
  words.book[noun] ? translate(words, noun, key) : '';

function nameOf({ screen, name }: Place, words: PageWords): string {
  const { title = '' } = screen;
  const own = title === 'profileSettings' ? title : name;
  if (own) return wordOf(words, 'palette', `names.${own}`);
  const { noun, key } = titleOf(screen) ?? { noun: 'shell', key: '' };
  return wordOf(words, noun, key);
}

/** By which other words it is looked for; most have none. */
function alsoOf({ path, screen, name }: Place, words: PageWords): string {
  const key = `also.${name ?? alsoKeys[path] ?? screen.title ?? ''}`;
  const also = wordOf(words, 'palette', key);
  return also === key ? '' : also;
}

/** What is read on the screens where it leads there: on a button, or in the rail of whoever has it there. */
function labelsOf(path: string, { rail }: Holder, words: PageWords): string[] {
  const button = buttonOf(path);
  const inRail = railScreens.filter(
    (one) => rail.includes(path) && !('hasOwnWord' in one) && one.paths.some((at) => at === path),
  );
  return [
    ...(button ? [wordOf(words, button.noun, button.key)] : []),
    ...inRail.map(({ key }) => wordOf(words, 'shell', `rail.${key}`)),
  ].filter((label) => label !== '');
}

export type NamedPlace = Entry & { also: string; fit: number };

/** All of them with how well they fit what was typed, -1 where nothing of it was meant. */
export function namedPlaces(
  screens: readonly Screen[],
  holder: Holder,
  words: PageWords,
  typed: string,
): NamedPlace[] {
  const lastWord = typed.trim().split(/\s+/).at(-1) || '-';
  return placesFor(screens, holder).flatMap((place) => {
    const { path, isGrave } = place;
    const labels = labelsOf(path, holder, words);
    const also = [alsoOf(place, words), ...labels].join(' ');
    const named = { kind: 'screens' as const, path, name: nameOf(place, words), also, detail: '' };
    if (named.name === '') return [];
    // By the word that says what it does, not by the word that all screens about an account share.
    if (isGrave && !matches(named.also, lastWord)) return [];
    const fits = Math.max(
      fitOf(named, typed),
      ...labels.map((label) => fitOf({ name: label, detail: '' }, typed)),
    );
    // Of two that fit alike the one of the daily work is meant.
    const isWork = fits > fit.found && holder.rail.includes(path);
    return [{ ...named, fit: fits - (isGrave ? 1 : 0) + (isWork ? 0.5 : 0) }];
  });
}
