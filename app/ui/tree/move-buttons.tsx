import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { Button } from 'react-aria-components/Button';
import type { Direction } from '#app/ui/tree/tree-moves.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

const icons = { up: ChevronUp, down: ChevronDown, out: ChevronLeft, in: ChevronRight };

type MoveButtonsProps = {
  name: string;
  directions: readonly Direction[];
  /** At the edge a button keeps its place and says so when it is pressed. */
  may: (direction: Direction) => boolean;
  onMove: (direction: Direction) => void;
};

/** The way for whoever cannot drag: by touch, by voice or by keyboard. */
export function MoveButtons({ name, directions, may, onMove }: MoveButtonsProps) {
  const words = useOwnWords(treeWords);
  const labels = { up: words.up, down: words.down, in: words.indent, out: words.outdent };
  return (
    <span role="group" aria-label={words.movers(name)} className="flex shrink-0 noscript:hidden">
      {directions.map((direction) => {
        const Icon = icons[direction];
        return (
          <Button
            key={direction}
            aria-label={labels[direction](name)}
            onPress={() => onMove(direction)}
            className={`grid h-11 w-9 place-content-center rounded-ctl transition-colors hover:bg-tint2 max-sm:w-8 [&_svg]:size-5 ${may(direction) ? 'text-ink' : 'text-edge'}`}
          >
            <Icon />
          </Button>
        );
      })}
    </span>
  );
}
