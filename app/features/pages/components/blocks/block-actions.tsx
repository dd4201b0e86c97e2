import type { BlockLink } from '#contract/block-fields.ts';
import { ButtonLink } from '#app/ui/button.tsx';

/** One or two ways on; the second is the quieter one. */
export function BlockActions({ actions }: { actions: readonly BlockLink[] }) {
  if (actions.length === 0) return null;
  return (
    <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {actions.map(({ label, href }, at) => (
        // The same address may stand there twice.
        // oxlint-disable-next-line react/no-array-index-key
        <ButtonLink key={`${href}-${at}`} href={href} kind={at === 0 ? 'solid' : 'line'}>
          {label}
        </ButtonLink>
      ))}
    </div>
  );
}
