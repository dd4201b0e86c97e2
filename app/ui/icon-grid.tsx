/** The grid of icons, in a file of its own script. */
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { iconCells } from '#app/ui/icon-cells.ts';
import { Icon } from '#app/ui/icon.tsx';

type IconGridProps = {
  label: string;
  icons: readonly string[];
  chosen: string;
  onChoose: (name: string) => void;
};

/** 'hand-heart' → 'hand heart': what an icon is called, without its set. */
export const spoken = (name: string): string => name.replace(/^.*:/, '').replaceAll('-', ' ');

/** One stop of the tab key; arrow keys go in all four directions, and letters jump. */
export default function IconGrid({ label, icons, chosen, onChoose }: IconGridProps) {
  return (
    <AriaLocale>
      <ListBox
        aria-label={label}
        layout="grid"
        selectionMode="single"
        selectedKeys={chosen ? [chosen] : []}
        onSelectionChange={(keys) => {
          const [name] = keys === 'all' ? [] : [...keys];
          onChoose(name === undefined ? '' : String(name));
        }}
        className={`focus-inset ${iconCells}`}
      >
        {icons.map((name) => (
          <ListBoxItem
            key={name}
            id={name}
            textValue={spoken(name)}
            aria-label={spoken(name)}
            className="grid h-11 cursor-pointer place-content-center rounded-tag border-2 border-transparent text-ink hover:bg-tint2 aria-selected:border-edge aria-selected:bg-tint2 aria-selected:text-link"
          >
            <Icon name={name} size="large" />
          </ListBoxItem>
        ))}
      </ListBox>
    </AriaLocale>
  );
}
