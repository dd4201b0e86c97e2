/** How much of the main menu stands in the bar: by its letters, as the server cannot measure. Rather one too few than one too many. */
import type { SiteMenuItem } from '#contract/site-menus.ts';

/** Of the letters of a tab and of the name of a site, in pixels. */
const letter = 9;
const nameLetter = 11;
/** The space of a tab, and the arrow of one that opens. */
const around = { underline: 28, block: 36, pill: 36 } as const;
const arrow = 20;
/** The mark before a name, and what is between the parts of the bar. */
const mark = 46;
const gaps = 48;

/** What the bar has within its edges at each width that the page knows. */
const rooms = { lg: 976, xl: 1232, '2xl': 1392 } as const;
export type RoomyWidth = keyof typeof rooms;
/** So many there always are: where their words are long, the name of the site takes two lines. */
const least = { lg: 2, xl: 3, '2xl': 6 } as const;

/** What else stands in the bar. */
export interface BarFacts {
  name: string;
  hasLogo: boolean;
  variant: keyof typeof around;
  hasLanguages: boolean;
  isSignedIn: boolean;
  isStaff: boolean;
  /** What the tab of the others is called. */
  more: string;
}

const widthOf = (label: string, hasArrow: boolean, { variant }: BarFacts) =>
  label.length * letter + around[variant] + (hasArrow ? arrow : 0);

/** The widest logo there is, or mark and name; and what stands at the end. */
function taken({ name, hasLogo, hasLanguages, isSignedIn, isStaff }: BarFacts): number {
  const brand = hasLogo ? 224 : mark + name.length * nameLetter;
  const end = isSignedIn ? 240 + (isStaff ? 56 : 0) : 290;
  return brand + gaps + end + (hasLanguages ? 96 : 0);
}

/** How many of these stand in the bar from a width on: all of them, or those that leave room for the tab of at least two others. */
export function mostFrom(
  items: readonly Pick<SiteMenuItem, 'label' | 'links'>[],
  facts: BarFacts,
  width: RoomyWidth,
): number {
  const room = rooms[width] - taken(facts);
  let end = 0;
  const ends = items.map(({ label, links }) => (end += widthOf(label, links.length > 0, facts)));
  if (end <= room) return items.length;
  const beside = room - widthOf(facts.more, true, facts);
  const fitting = ends.filter((one) => one <= beside).length;
  const most = Math.max(least[width], Math.min(fitting, items.length - 2));
  return most >= items.length - 1 ? items.length : most;
}
