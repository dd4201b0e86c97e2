/** Which centres are shown, and in which groups: pure, for the page and while somebody types. */
import { kilometresBetween, type Point } from '#contract/kilometres.ts';
import { plainText } from '#contract/plain-text.ts';

/** Colours of the mark, in both modes. */
export type MarkLook = Readonly<Record<`--mark-${string}`, string>>;

export interface CenterToChoose {
  id: string;
  name: string;
  /** The same page on its own site. */
  href: string;
  municipality: string | null;
  point: Point | null;
  kilometres: number | null;
  vacancies: number;
  /** The site that one is on. */
  isHere: boolean;
  look: MarkLook;
}

/** What counts as nearby. */
export const nearbyKilometres = 25;

/** Those of which the name or the place has these words. */
export function named(centers: readonly CenterToChoose[], typed: string): CenterToChoose[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean);
  return centers.filter(({ name, municipality }) => {
    const text = plainText(`${name} ${municipality ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** How far each is from a device that keeps its position to itself. */
export const seenFrom = (centers: readonly CenterToChoose[], here: Point): CenterToChoose[] =>
  centers.map((center) => ({
    ...center,
    kilometres: center.point && Math.round(kilometresBetween(here, center.point)),
  }));

const far = Number.POSITIVE_INFINITY;

/** Nearest first; where nothing is known of that the one that somebody is on, and then by name. */
const inOrder = (a: CenterToChoose, b: CenterToChoose) =>
  (a.kilometres ?? far) - (b.kilometres ?? far) ||
  Number(b.isHere) - Number(a.isHere) ||
  a.name.localeCompare(b.name, 'nl');

export interface Groups {
  nearby: CenterToChoose[];
  others: CenterToChoose[];
}

/** Without distances all are among the others. */
export function grouped(centers: readonly CenterToChoose[]): Groups {
  const isNear = ({ kilometres }: CenterToChoose) => kilometres !== null && kilometres <= nearbyKilometres;
  const sorted = centers.toSorted(inOrder);
  return { nearby: sorted.filter(isNear), others: sorted.filter((center) => !isNear(center)) };
}
