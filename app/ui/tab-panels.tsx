import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Counter } from '#app/ui/counter.tsx';

export type Panel = { id: string; label: string; count?: string; content: ReactNode };

type TabPanelsProps = {
  label: string;
  panels: readonly [Panel, ...Panel[]];
  /** Which one is open; without it the part keeps that itself. */
  open?: string;
  onOpen?: (id: string) => void;
};

/** Panels of one page, where the address need not say which is open; else use `Tabs`, which are links. */
export function TabPanels({ label, panels, open, onOpen }: TabPanelsProps) {
  return (
    <Tabs
      keyboardActivation="automatic"
      selectedKey={open}
      onSelectionChange={(key) => onOpen?.(String(key))}
    >
      <TabList
        aria-label={label}
        className="focus-inset flex overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {panels.map(({ id, label: name, count }) => (
          <Tab
            key={id}
            id={id}
            className="flex min-h-12 shrink-0 cursor-pointer items-center gap-2.5 border-b-[3px] border-transparent px-3.5 font-medium whitespace-nowrap text-soft transition-colors hover:border-line hover:text-ink data-selected:border-solid data-selected:text-link"
          >
            {name}
            {count && <Counter>{count}</Counter>}
          </Tab>
        ))}
      </TabList>
      {panels.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-5">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
