/** How header and current menu tab are edged: an accent, a plain line, or shades of the primary colour (specification, section 9). */
import type { HeaderBorder } from '#contract/flags.ts';
import { useFrame } from '#app/shell/frame.ts';

interface Edges {
  header: string;
  /** The line under (underline) or over (block) the current tab. */
  underline: string;
  block: string;
}

export const headerEdges: Record<HeaderBorder, Edges> = {
  special: {
    header: 'border-b-2 border-accent',
    underline: 'border-b-accent',
    block: 'border-t-accent',
  },
  plain: { header: 'border-b border-line', underline: 'border-b-ink', block: 'border-t-ink' },
  primary: { header: 'border-b border-tint3', underline: 'border-b-solid', block: 'border-t-solid' },
};

export const useHeaderEdges = (): Edges => headerEdges[useFrame()?.configuration.headerBorder ?? 'primary'];
