import ChevronRight from 'lucide-react/icons/chevron-right';
import { BlockHead } from '#app/features/pages/components/blocks/block-head.tsx';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { Link } from '#app/ui/link.tsx';

/** Each a whole row to press. */
export default function Hotlinks({ block, place }: BlockProps<'Hotlinks'>) {
  return (
    <section className="wrap py-8 lg:py-12">
      <BlockHead block={block} place={place} />
      <ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
        {block.links.map(({ icon, title, text, href }, at) => (
          // Its order is its identity: two may lead to the same place.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="border-b border-line max-sm:first:border-t">
            <Link
              href={href}
              className="group flex h-full min-h-16 items-center gap-4 py-3 text-ink no-underline"
            >
              <span
                className={`grid size-11 shrink-0 place-content-center rounded-ctl max-[17rem]:hidden ${at % 4 === 1 || at % 4 === 2 ? 'bg-warm' : 'bg-tint2'}`}
              >
                <BlockIcon name={icon} />
              </span>
              <span className="min-w-0 flex-1 leading-snug hyphens-auto wrap-anywhere">
                <span className="block font-semibold decoration-2 underline-offset-3 group-hover:underline">
                  {title}
                </span>
                {text && <span className="block t-sm text-soft">{text}</span>}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft max-[17rem]:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
