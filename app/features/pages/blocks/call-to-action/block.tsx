import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { Scene } from '#app/features/pages/components/blocks/scene.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

/** One thing to do, on a warm panel; the second action is the quieter one. */
export default function CallToAction({ block }: { block: BlockOf<'CallToAction'> }) {
  return (
    <section aria-labelledby={block.id} className="wrap py-8 lg:py-12">
      <div className="grid overflow-hidden rounded-big bg-warm md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="self-center px-6 py-9 sm:px-10 lg:px-14 lg:py-14">
          <h2 id={block.id} className="t-h1">
            {block.title}
          </h2>
          <p className="mt-4 max-w-[24em] text-soft">{block.text}</p>
          <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            {block.actions.map(({ label, href }, at) => (
              <ButtonLink key={href} href={href} kind={at === 0 ? 'solid' : 'line'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Scene imageKey={block.imageKey} className="aspect-4/3 h-full w-full md:aspect-auto lg:min-h-96" />
      </div>
    </section>
  );
}
