/** Which sheets of a workbook can be seen. Pure. */
import { Parser } from 'saxen';

/** Numbers of the sheets that are not hidden, from 1, in their order; of all of them where every one is. */
export function visibleSheets(workbook: string): number[] {
  const sheets: { isVisible: boolean }[] = [];
  const parser = new Parser();
  parser.on('openTag', (name: string, attributesOf: () => Record<string, string>) => {
    const attributes = attributesOf();
    // One without a name is not counted by what reads the sheet either.
    if (name.replace(/^.*:/, '') === 'sheet' && attributes['name'])
      sheets.push({ isVisible: !/^(hidden|veryHidden)$/i.test(attributes['state'] ?? '') });
  });
  parser.parse(workbook);
  const numbers = sheets.map(({ isVisible }, at) => ({ isVisible, number: at + 1 }));
  const seen = numbers.filter(({ isVisible }) => isVisible);
  return (seen.length > 0 ? seen : numbers).map(({ number }) => number);
}
