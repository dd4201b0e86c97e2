import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';

export type ProseTag =
  | 'p'
  | 'h3'
  | 'h4'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'code'
  | 'pre'
  | 'blockquote'
  | 'br'
  | 'hr';

/** A text, or an element with what is in it. */
export type Prose =
  | string
  | { tag: ProseTag; children: Prose[] }
  | { tag: 'a'; href: string; children: Prose[] };

const looks: Partial<Record<ProseTag, string>> = {
  h3: 't-h4 mt-6 first:mt-0',
  h4: 'mt-4 font-semibold first:mt-0',
  p: 'mt-3 first:mt-0',
  ul: 'mt-2 list-disc pl-5 marker:text-soft',
  ol: 'mt-2 list-decimal pl-5 marker:text-soft',
  li: 'mt-1.5',
  pre: 'mt-3 overflow-x-auto rounded-ctl bg-sunken p-4',
  blockquote: 'mt-3 border-l-2 border-ink pl-4',
  hr: 'my-6 border-line',
};

function elementOf(node: Prose): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'a')
    return (
      <Link href={node.href} className="link">
        <ProseText prose={node.children} />
      </Link>
    );
  const props = { className: looks[node.tag] };
  if (node.tag === 'br' || node.tag === 'hr') return createElement(node.tag, props);
  return createElement(node.tag, props, <ProseText prose={node.children} />);
}

/** Text with structure, as elements. */
export function ProseText({ prose }: { prose: readonly Prose[] }) {
  return prose.map((node, index) => (
    // A text that never changes while it is shown.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>{elementOf(node)}</Fragment>
  ));
}
