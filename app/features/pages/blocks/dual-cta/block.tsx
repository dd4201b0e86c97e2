import { BlockHead } from '#app/features/pages/components/blocks/block-head.tsx';
import { BlockIcon } from '#app/features/pages/components/blocks/block-icon.tsx';
import type { BlockProps } from '#app/features/pages/components/blocks/block-place.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** Two doors; only the first has a solid button. */
export default function DualCta({ block, place }: BlockProps<'DualCta'>) {
  const Item = `h${place.items}` as const;
  return (
    <section className="wrap py-8 lg:py-12">
      <BlockHead block={{ ...block, intro: null }} place={place} />
      <ul className="grid gap-6 md:grid-cols-2">
        {block.items.map(({ icon, title, text, action }, at) => (
          <li
            // There are two, and they stay where they are.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            className={`flex min-w-0 flex-col items-start rounded-big px-6 py-8 sm:px-10 ${at === 0 ? 'bg-tint' : 'bg-warm'}`}
          >
            {icon && (
              <span className="mb-4 text-ink">
                <BlockIcon name={icon} />
              </span>
            )}
            <Item className="t-h3 max-w-full wrap-break-word hyphens-auto">{title}</Item>
            <p className="mt-2 mb-6 max-w-full wrap-break-word text-soft">{text}</p>
            <div className="mt-auto max-w-full">
              <ButtonLink href={action.href} kind={at === 0 ? 'solid' : 'line'}>
                {action.label}
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
