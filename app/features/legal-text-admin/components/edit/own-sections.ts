/** The texts of a centre on a page with one of them changed, moved or taken away. */
import type { LegalSection } from '#contract/legal-texts.ts';
import { newSection, placeOf } from './address.ts';

type Sections = readonly LegalSection[];

const isOwn = ({ kind }: LegalSection) => kind === 'own';
/** Those of the product first, so that places count the centre's own. */
const inParts = (sections: Sections) => ({
  others: sections.filter((one) => !isOwn(one)),
  own: sections.filter(isOwn),
});

/** What an address opens; undefined for what is not there (yet). */
export function sectionAt(sections: Sections, open: string): LegalSection | undefined {
  const place = placeOf(open);
  return place === null
    ? sections.find(({ section }) => section === open)
    : sections.filter(isOwn)[place - 1];
}

/** With this in the place of what an address opens, or beside the others. */
export function withSection(sections: Sections, open: string, changed: LegalSection): LegalSection[] {
  const { others, own } = inParts(sections);
  const place = placeOf(open);
  if (open === newSection) return [...others, ...own, changed];
  if (place !== null) return [...others, ...own.map((one, index) => (index === place - 1 ? changed : one))];
  const isThere = others.some(({ section }) => section === open);
  const changedOnes = others.map((one) => (one.section === open ? changed : one));
  return [...changedOnes, ...(isThere ? [] : [changed]), ...own];
}

export function withoutSection(sections: Sections, open: string): LegalSection[] {
  const gone = sectionAt(sections, open);
  return sections.filter((one) => one !== gone);
}

/** One of the centre's own, so many places further down; up where that is below zero. */
export function withMoved(sections: Sections, open: string, by: number): LegalSection[] {
  const { others, own } = inParts(sections);
  const from = (placeOf(open) ?? 0) - 1;
  const moved = own[from];
  if (!moved) return [...sections];
  const rest = own.filter((one) => one !== moved);
  const to = Math.min(Math.max(from + by, 0), rest.length);
  return [...others, ...rest.slice(0, to), moved, ...rest.slice(to)];
}
