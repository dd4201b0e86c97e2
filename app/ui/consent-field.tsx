import type { ComponentProps } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Link } from '#app/ui/link.tsx';

type ConsentFieldProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'count'> & {
  /** The sentence with the words of each link between square brackets: 'Ik ga akkoord met de [voorwaarden]'. */
  text: string;
  /** Addresses of the links, in the order of the brackets; words without one are plain. */
  hrefs: readonly string[];
};

/** Agreement with a text that can be read first. The links open beside the form, so that nothing typed is lost. */
export function ConsentField({ text, hrefs, ...rest }: ConsentFieldProps) {
  const pieces = text.split(/\[([^[\]]+)\]/);
  const label = pieces.map((piece, at) => {
    const href = at % 2 === 1 ? hrefs[(at - 1) / 2] : undefined;
    if (!href) return piece;
    return (
      <Link key={piece} href={href} target="_blank" rel="noopener" className="link">
        {piece}
      </Link>
    );
  });
  return <Checkbox {...rest} label={label} />;
}
