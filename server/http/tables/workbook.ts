/** Which sheets of a workbook can be seen, and in which part of the file each stands. Pure. */
import { Parser } from 'saxen';

export interface Sheet {
  /** Among all of the workbook, from 1. */
  number: number;
  /** As it stands on its tab. */
  name: string;
  /** By which the part that holds its cells is named elsewhere. */
  relation: string;
}

/** Of each element of this name, whatever stands before it, its attributes. */
function attributesOf(xml: string, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new Parser();
  parser.on('openTag', (name, read, decode) => {
    if (name.replace(/^.*:/, '') !== element) return;
    found.push(Object.fromEntries(Object.entries(read()).map(([key, value]) => [key, decode(value)])));
  });
  parser.parse(xml);
  return found;
}

/** The sheets that are not hidden, in their order; all of them where every one is. */
export function visibleSheets(workbook: string): Sheet[] {
  const sheets = attributesOf(workbook, 'sheet')
    // One without a name is not counted by what reads the sheet either.
    .filter(({ name }) => name)
    .map((attributes, at) => ({
      number: at + 1,
      name: attributes['name'] ?? '',
      relation: Object.entries(attributes).find(([name]) => /:id$/i.test(name))?.[1] ?? '',
      isVisible: !/^(hidden|veryHidden)$/i.test(attributes['state'] ?? ''),
    }));
  const seen = sheets.filter(({ isVisible }) => isVisible);
  return (seen.length > 0 ? seen : sheets).map(({ number, name, relation }) => ({ number, name, relation }));
}

/** Where the part of each relation stands in the file. */
export const partsOfRelations = (relations: string): Map<string, string> =>
  new Map(
    attributesOf(relations, 'Relationship').map(({ Id = '', Target = '' }) => [
      Id,
      Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`,
    ]),
  );
