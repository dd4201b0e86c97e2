import type { ReactNode } from 'react';
import { type BlockPlace, headingId } from '#app/features/pages/components/blocks/block-place.ts';

type TitleProps = {
  block: { id: string };
  place: BlockPlace;
  /** Where it is in another language than the page. */
  lang?: string;
  className: string;
  children: string;
};

/** The title of a block; its section is named by it. */
export function BlockTitle({ block, place, lang, className, children }: TitleProps) {
  const Heading = `h${place.title}` as const;
  return (
    <Heading id={headingId(block)} lang={lang} className={`wrap-break-word hyphens-auto ${className}`}>
      {children}
    </Heading>
  );
}

type HeadProps = {
  block: { id: string; title: string | null; intro?: string | null };
  place: BlockPlace;
  /** At the other end: a link, or buttons. */
  children?: ReactNode;
};

/** Title and intro over a row or list. */
export function BlockHead({ block, place, children }: HeadProps) {
  if (!block.title && !block.intro && !children) return null;
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        {block.title && (
          <BlockTitle block={block} place={place} className="t-h2">
            {block.title}
          </BlockTitle>
        )}
        {block.intro && <p className="mt-1.5 max-w-reading wrap-break-word text-soft">{block.intro}</p>}
      </div>
      {children}
    </div>
  );
}
