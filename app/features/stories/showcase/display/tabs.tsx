import { useState } from 'react';
import { useLocation } from 'react-router';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { PerPage } from '#app/ui/per-page.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';
import { TabPanels } from '#app/ui/tab-panels.tsx';
import { Tabs } from '#app/ui/tabs.tsx';

const samples = {
  nl: {
    label: 'Vacatures',
    names: ['Alle', 'Verloopt binnenkort', 'Zonder reactie', 'Concepten', 'Mijn organisaties'],
    long: 'Vrijwilligersvacaturebeoordelingsformulieren',
    list: 'Lijst',
    map: 'Kaart',
    view: 'Weergave',
    page: 'Pagina',
    pages: 'Pagina’s',
    previous: 'Vorige',
    next: 'Volgende',
  },
  en: {
    label: 'Vacancies',
    names: ['All', 'Expiring soon', 'Without reply', 'Drafts', 'My organisations'],
    long: 'Assessment forms for volunteer vacancies',
    list: 'List',
    map: 'Map',
    view: 'View',
    page: 'Page',
    pages: 'Pages',
    previous: 'Previous',
    next: 'Next',
  },
};

export default function TabsStory() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const { pathname } = useLocation();
  const [view, setView] = useState<'list' | 'map'>('list');
  const names = sample.names.map((name, at) => (isLong && at === 1 ? sample.long : name));
  const [first = '', ...rest] = names;
  const panel = (name: string) => ({ id: name, label: name, count: '12', content: <p>{name}</p> });
  return (
    <>
      <Part title="Tabs: links">
        <Tabs
          label={sample.label}
          items={names.map((label, at) => ({
            label,
            href: `${pathname}?tab=${at}`,
            count: String(at * 7),
            current: at === 3,
          }))}
        />
      </Part>
      <Part title="Tab panels">
        <TabPanels label={sample.label} panels={[panel(first), ...rest.map(panel)]} />
      </Part>
      <Part title="Segmented: links, and a choice in the page">
        <div className="flex flex-wrap gap-4">
          <Segmented
            label={sample.view}
            items={[
              { href: `${pathname}?view=list`, label: sample.list, current: true },
              { href: `${pathname}?view=map`, label: sample.map },
            ]}
          />
          <SegmentedChoice
            label={sample.view}
            value={view}
            onChange={setView}
            items={[
              { value: 'list', label: sample.list },
              { value: 'map', label: sample.map },
            ]}
          />
        </div>
      </Part>
      <Part title="Pagination">
        <Pagination
          label={sample.pages}
          page={5}
          pages={9}
          hrefFor={(page) => `${pathname}?page=${page}`}
          pageName={(page) => `${sample.page} ${page}`}
          previous={sample.previous}
          next={sample.next}
        >
          <PerPage sizes={[12, 24, 48]} value={12} name="per_page" action={pathname} kept={[]} />
        </Pagination>
      </Part>
    </>
  );
}
