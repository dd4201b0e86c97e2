import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import type { Entry } from '#app/features/palette/components/entries.ts';
import { useWords } from '#app/i18n/words.ts';
import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

export interface EntryGroup {
  kind: Entry['kind'];
  entries: Entry[];
}

interface EntryListProps {
  groups: readonly EntryGroup[];
  /** The server has not answered yet: what is not there may still come. */
  isBusy: boolean;
  onOpen: (entry: Entry) => void;
}

function Nothing() {
  const t = useWords('palette');
  const fixed = useOwnWords(fixedTexts);
  return (
    <div className="px-4 py-6">
      <p className="font-semibold">{fixed.noResults}</p>
      <p className="mt-1 t-sm text-soft">{t('noneText')}</p>
    </div>
  );
}

/** The groups under the field; the arrows move through all of them while the focus stays in the field. */
export function EntryList({ groups, isBusy, onOpen }: EntryListProps) {
  const t = useWords('palette');
  const entries = groups.flatMap((group) => group.entries);
  return (
    // The arrows move within the list while the focus stays in the field; who scrolls by keys alone can come here as well.
    <div tabIndex={0} className="focus-inset max-h-[min(26rem,60dvh)] overflow-y-auto">
      <Menu
        aria-label={t('label')}
        className="p-2 outline-none"
        renderEmptyState={() => (isBusy ? <div className="h-16" aria-busy /> : <Nothing />)}
        onAction={(key) => {
          const chosen = entries.find((entry) => entry.path === key);
          if (chosen) onOpen(chosen);
        }}
      >
        {groups.map(({ kind, entries: choices }) => (
          <MenuSection key={kind} id={kind}>
            <Header className="px-3 pt-2 pb-1 t-sm text-soft">{t(`groups.${kind}`)}</Header>
            {choices.map((entry) => (
              <MenuItem
                key={entry.path}
                id={entry.path}
                textValue={entry.name}
                className="flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-3 rounded-ctl border border-transparent px-3 py-2 outline-none hover:bg-tint data-focused:bg-tint2 forced-colors:data-focused:border-[Highlight]"
              >
                <span className="[overflow-wrap:anywhere]">{entry.name}</span>
                {entry.detail !== '' && <span className="t-sm text-soft">{entry.detail}</span>}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </div>
  );
}
