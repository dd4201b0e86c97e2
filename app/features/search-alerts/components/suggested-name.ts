/** What a search is called until somebody calls it otherwise. */
import { startOf } from '#contract/cut-text.ts';
import { textLimits } from '#contract/text-limits.ts';

/** As many of its words as fit, none of them cut in two; the first alone is cut where it is too long by itself, after a whole word. */
export function nameOf(chips: readonly string[]): string {
  const whole = chips.map((chip) => chip.replaceAll(/[‘’]/g, '').trim()).filter(Boolean);
  const fitting = whole.reduce((name, chip) => {
    const longer = name === '' ? chip : `${name}, ${chip}`;
    return longer.length <= textLimits.filterName ? longer : name;
  }, '');
  if (fitting !== '') return fitting;
  const cut = startOf(whole[0] ?? '', textLimits.filterName);
  const lastSpace = cut.lastIndexOf(' ');
  return lastSpace > 0 ? cut.slice(0, lastSpace) : cut;
}
