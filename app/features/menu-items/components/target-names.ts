/** What an item is called after what it leads to. */
import { startOf } from '#contract/cut-text.ts';
import { longestMenuName } from '#contract/menu-items.ts';

export interface TargetNames {
  name: string;
  nameEn: string;
}

/** A title may be longer than fits in a menu: then as many whole words as do. */
function fitting(title: string): string {
  if (title.length <= longestMenuName) return title;
  const start = title.slice(0, longestMenuName + 1);
  const end = start.lastIndexOf(' ');
  return end > 0 ? start.slice(0, end) : startOf(title, longestMenuName);
}

/** Without a translation there is no name in English: the Dutch one stands there then. */
export const namesFrom = (title: string, titleEn: string | undefined): TargetNames => ({
  name: fitting(title),
  nameEn: fitting(titleEn ?? ''),
});

/** Goes along to what is chosen now; what somebody named otherwise stays. */
export function nameAfter(typed: string, before: string | undefined, now: string): string {
  return typed.trim() === '' || typed === before ? now : typed;
}
