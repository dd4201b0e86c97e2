import type { ComponentProps } from 'react';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Link } from '#app/ui/link.tsx';

type ConsentFieldProps = Omit<ComponentProps<typeof Checkbox>, 'label' | 'count'> & {
  /** The sentence with the words of each link between square brackets: 'Ik ga akkoord met de [voorwaarden]'. */
  text: string;
  /** Addresses of the links, in the order of the brackets. */
  hrefs: readonly string[];
};

/** Agreement with a text that can be read first. The links open beside the form, so that nothing typed is lost. */
export function ConsentField({ text, hrefs, ...rest }: ConsentFieldProps) {
  const pieces = text.split(/\[([^\]]+)\]/);
  const label = pieces.map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <Link key={piece} href={hrefs[(at - 1) / 2] ?? ''} target="_blank" rel="noopener" className="link">
        {piece}
      </Link>
    ),
  );
  return <Checkbox {...rest} label={label} />;
}
