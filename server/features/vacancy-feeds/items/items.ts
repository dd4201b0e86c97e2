/** The vacancies of a feed, in whichever of its forms. Pure. */
import { itemsOfAtom } from './atom.ts';
import { FeedProblem, type Item } from './item.ts';
import { itemsOfJson } from './json.ts';

/** Throws a FeedProblem for what is in none of them, and for a list in which nothing has a number: all that is known would count as gone. */
export function itemsOf(body: Uint8Array): Item[] {
  const items = written(body);
  if (items.length > 0 && items.every(({ outsideId = '' }) => outsideId === ''))
    throw new FeedProblem('not_understood');
  return items;
}

function written(body: Uint8Array): Item[] {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new FeedProblem('not_understood');
  }
  const [first] = text.trimStart();
  if (first === '[' || first === '{') return itemsOfJson(text);
  if (first === '<') return itemsOfAtom(text);
  throw new FeedProblem('not_understood');
}
