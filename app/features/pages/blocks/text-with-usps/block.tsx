import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';
import { Scene } from '#app/features/pages/components/blocks/scene.tsx';

/** A picture and the reasons beside it. */
export default function TextWithUsps({ block }: { block: BlockOf<'TextWithUsps'> }) {
  return (
    <section aria-labelledby={block.id} className="wrap py-8 lg:py-12">
      <div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-2 lg:gap-x-16">
        <Scene
          imageKey={block.imageKey}
          className="aspect-4/3 w-full rounded-big md:aspect-square lg:aspect-5/4"
        />
        <div>
          <h2 id={block.id} className="t-h1">
            {block.title}
          </h2>
          <p className="mt-4 max-w-lead t-lead text-soft">{block.intro}</p>
          <ul className="mt-7 space-y-5">
            {block.points.map((point) => (
              <li key={point.title} className="flex gap-4">
                <span className="grid size-11 shrink-0 place-content-center rounded-ctl bg-warm text-ink">
                  <BlockIcon name={point.icon} />
                </span>
                <div className="min-w-0">
                  <h3 className="t-h4">{point.title}</h3>
                  <p className="text-soft">{point.text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
