import Check from 'lucide-react/icons/check';
import type { DescriptionBlock } from './description-blocks.server.ts';

/** What the author wrote, as headings, paragraphs and lists. */
export function Description({ blocks, lang }: { blocks: readonly DescriptionBlock[]; lang?: 'nl' }) {
  return (
    <div lang={lang} className="max-w-reading">
      {/* The text never changes while it is shown, so its order is its identity. */}
      {blocks.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={at} block={block} isFirst={at === 0} />
      ))}
    </div>
  );
}

function Block({ block, isFirst }: { block: DescriptionBlock; isFirst: boolean }) {
  if (block.kind === 'heading')
    return <h2 className={`t-h2 ${isFirst ? '' : 'mt-10 lg:mt-12'}`}>{block.text}</h2>;
  if (block.kind === 'paragraph')
    return <p className={`whitespace-pre-line ${isFirst ? '' : 'mt-4'}`}>{block.text}</p>;
  if (block.kind === 'facts') return <NamedFacts items={block.items} />;
  return (
    <ul className="mt-4 space-y-2.5">
      {block.items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check className="mt-1 size-5 shrink-0 text-link" />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}

function NamedFacts({ items }: { items: { label: string; text: string }[] }) {
  return (
    <dl className="mt-4 border-b border-line">
      {items.map(({ label, text }) => (
        <div
          key={label}
          className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <dt className="text-soft">{label}</dt>
          <dd className="min-w-0">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
