import { Link } from '#app/ui/link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { linkWords } from '#app/ui/words/link.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

export interface LinkedWordsProps {
  /** The words of each link stand between square brackets: 'Ik ga akkoord met de [voorwaarden]'. */
  text: string;
  /** Addresses of the links, in the order of the brackets; words without one are plain. */
  hrefs: readonly string[];
}

/** A sentence with links in it. They open beside the page, so that nothing typed is lost, and say so. */
export function LinkedWords({ text, hrefs }: LinkedWordsProps) {
  const words = useOwnWords(linkWords);
  return text.split(/\[([^[\]]+)\]/).map((piece, at) => {
    const href = at % 2 === 1 ? hrefs[(at - 1) / 2] : undefined;
    if (!href) return piece;
    return (
      <Link key={piece} href={href} target="_blank" rel="noopener" className="link">
        {piece}
        <VisuallyHidden> {words.opensNew}</VisuallyHidden>
      </Link>
    );
  });
}
