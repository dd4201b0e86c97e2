import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { PEOPLE } from '#app/drawings/scenes.ts';

/** The one dark band of a page: somebody's own words, and who said them. The arch is a person's round, in both shapes. */
export default function QuoteBlock({ block }: { block: BlockOf<'QuoteBlock'> }) {
  const person = PEOPLE.find(({ key }) => key === block.personKey);
  return (
    <section className="my-8 bg-band text-onband lg:my-12">
      <figure className="wrap grid items-end gap-x-16 gap-y-8 pt-14 md:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_19rem] lg:pt-13">
        <div className="self-center md:pb-14">
          <blockquote className="head max-w-[15em] t-h1 text-pretty sm:max-w-[19em] before:content-['“'] after:content-['”']">
            {block.quote}
          </blockquote>
          <figcaption className="mt-6 text-onbandsoft">
            <span className="font-semibold text-onband">{block.name}</span>, {block.role}
          </figcaption>
        </div>
        {person && (
          <img
            src={person.url}
            alt=""
            width={304}
            height={304}
            loading="lazy"
            className="photo mx-auto aspect-square w-56 rounded-t-full object-cover md:w-full"
          />
        )}
      </figure>
    </section>
  );
}
