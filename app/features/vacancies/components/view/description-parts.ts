/** Reads the formatted text of an author into parts: most of it as it is, lists of named facts as pairs. */
import { htmlOf } from '#app/features/organizations/components/stored-text.ts';
import type { SafeHtml } from '#contract/rich-text/sanitize.ts';

export type DescriptionPart =
  | { kind: 'text'; html: SafeHtml }
  /** A list in which every line names something first: 'Waar: Houtwerf 3'. */
  | { kind: 'facts'; items: { label: string; html: SafeHtml }[] };

const containers = /<(\/?)(?:ul|ol|blockquote|table)\b/g;
const itemParts = /^(?:<p>)?([^<>:.]{2,24}): (?=\S)/;

/** Where the lists begin and end that stand in no other. */
function listsOf(html: string): { from: number; to: number }[] {
  const lists: { from: number; to: number }[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: tag, 1: slash, index } of html.matchAll(containers)) {
    if (!slash && depth === 0) from = index;
    depth += slash ? -1 : 1;
    if (slash && depth === 0 && tag === '</ul') lists.push({ from, to: index + '</ul>'.length });
  }
  return lists;
}

/** The facts of a list without others in it; null of any other list. */
function factsOf(list: string): DescriptionPart | null {
  const inner = list.slice('<ul>'.length, -'</ul>'.length).trim();
  if (!inner.startsWith('<li>') || /<(?:ul|ol|blockquote|table|img)\b/.test(inner)) return null;
  const items = inner
    .split('<li>')
    .slice(1)
    .map((item) => item.split('</li>')[0]?.trim() ?? '');
  const facts = items.map((item) => {
    const [begin, label] = itemParts.exec(item) ?? [];
    const html = item.slice(begin?.length ?? 0).replace(/<\/p>$/, '');
    // One line each: what has paragraphs of its own is no fact.
    return label === undefined || html.includes('<p>') ? null : { label, html: html as SafeHtml };
  });
  const named = facts.filter((fact) => fact !== null);
  return items.length > 1 && named.length === items.length ? { kind: 'facts', items: named } : null;
}

/** `description` as it is stored; what comes out went through the sanitiser once more. */
export function descriptionParts(description: string): DescriptionPart[] {
  const html = htmlOf(description);
  const parts: DescriptionPart[] = [];
  let at = 0;
  const text = (to: number) => {
    const between = html.slice(at, to);
    if (between.trim() !== '') parts.push({ kind: 'text', html: between as SafeHtml });
  };
  for (const { from, to } of listsOf(html)) {
    const facts = factsOf(html.slice(from, to));
    if (!facts) continue;
    text(from);
    parts.push(facts);
    at = to;
  }
  text(html.length);
  return parts;
}
