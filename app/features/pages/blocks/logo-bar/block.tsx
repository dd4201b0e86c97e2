import { plateOf } from '#app/ui/logo-ground.ts';
import type { BlockOf } from '#contract/blocks/all-blocks.ts';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';
import { BlockTitle } from '#app/features/pages/components/blocks/block-head.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { BlockPhoto, hasPicture, seenOnOf } from '#app/features/pages/components/blocks/block-picture.tsx';
import { Link } from '#app/ui/link.tsx';

type LogoEntry = BlockOf<'LogoBar'>['logos'][number];

/** A picture stands on white in both modes, as logos are made for, and one in white on a dark ground; its name goes with it. */
function Mark({ logo: { name, icon, picture } }: { logo: LogoEntry }) {
  if (!hasPicture(picture))
    return (
      <>
        {icon && <BlockIcon name={icon} />}
        <span className="min-w-0 wrap-break-word">{name}</span>
      </>
    );
  return (
    <>
      <span
        className={`grid size-14 shrink-0 place-content-center overflow-hidden rounded-ctl border border-line p-1 ${plateOf(seenOnOf(picture))}`}
      >
        <BlockPhoto picture={picture} sizes="48px" isDecoration isWhole className="size-12" />
      </span>
      <span className="min-w-0 wrap-break-word">{name}</span>
    </>
  );
}

/** Who makes it possible: names with a sign. */
export default function LogoBar({ block, place }: BlockProps<'LogoBar'>) {
  return (
    <section className="wrap py-8 lg:py-12">
      <BlockTitle block={block} place={place} className="t-sm text-soft">
        {block.title}
      </BlockTitle>
      <ul className="mt-4 flex flex-wrap gap-x-9 gap-y-4 max-sm:flex-col sm:items-center">
        {block.logos.map((logo, at) => (
          // Its order is its identity: two may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="head max-w-full t-h4 text-soft">
            {logo.href ? (
              <Link href={logo.href} className="flex min-h-11 items-center gap-3 link">
                <Mark logo={logo} />
              </Link>
            ) : (
              <span className="flex items-center gap-3">
                <Mark logo={logo} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
