/** The texts of a centre as they are stored: cleaned, and each in a place that it may have. */
import type { Problem } from '#contract/errors.ts';
import { lawOf } from '#contract/legal-sections.ts';
import { longestLegalText, type LegalSection } from '#contract/legal-texts.ts';
import type { LegalPage } from '#contract/public-pages.ts';
import { formattedColumn } from '#server/http/formatted-column.ts';
import { refuseAll } from '#server/http/refusal.ts';

const pointerTo = (index: number, name: string) => `/data/attributes/sections/${index}/${name}`;

function problemOf(page: LegalPage, { kind, section, title }: LegalSection, index: number): Problem | null {
  if (kind === 'own') {
    if (section !== null) return { code: 'inclusion', pointer: pointerTo(index, 'section') };
    return title === null ? { code: 'blank', pointer: pointerTo(index, 'title') } : null;
  }
  const law = section === null ? undefined : lawOf(page, section);
  if (law === undefined) return { code: 'inclusion', pointer: pointerTo(index, 'section') };
  return kind === 'replacement' && law !== null
    ? { code: 'kept_by_law', pointer: pointerTo(index, 'kind') }
    : null;
}

/** A section of the product has one text of the centre: an addition, or what stands in its place. */
function twiceIn(sections: readonly LegalSection[]): Problem[] {
  const names = sections.map(({ section }) => section);
  return names.flatMap((name, index): Problem[] =>
    name !== null && names.indexOf(name) < index
      ? [{ code: 'duplicate', pointer: pointerTo(index, 'section') }]
      : [],
  );
}

function stored(section: LegalSection, index: number): LegalSection | Problem {
  const cleaned = (value: string | null, name: string) =>
    formattedColumn(value, { name: `sections/${index}/${name}`, maximum: longestLegalText }) ?? null;
  const text = cleaned(section.text, 'text');
  if (text === null) return { code: 'blank', pointer: pointerTo(index, 'text') };
  return { ...section, text, textEn: cleaned(section.textEn, 'text_en') };
}

/** As they are kept. Throws 422 with all that is wrong with them. */
export function storedSections(page: LegalPage, sections: readonly LegalSection[]): LegalSection[] {
  const kept = sections.map(stored);
  const blank = kept.filter((one): one is Problem => 'code' in one);
  const misplaced = sections.flatMap((one, index) => problemOf(page, one, index) ?? []);
  refuseAll([...misplaced, ...twiceIn(sections), ...blank]);
  return kept as LegalSection[];
}
