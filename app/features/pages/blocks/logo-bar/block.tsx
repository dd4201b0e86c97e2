import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';

/** Who makes it possible: names with a sign, no links. */
export default function LogoBar({ block }: { block: BlockOf<'LogoBar'> }) {
  return (
    <section aria-labelledby={block.id} className="wrap py-8 lg:py-12">
      <h2 id={block.id} className="t-sm text-soft">
        {block.title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-9 gap-y-4 max-sm:flex-col">
        {block.logos.map(({ name, icon }) => (
          <li key={name} className="head flex items-center gap-3 t-h4 text-soft">
            <BlockIcon name={icon} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
