import AppWindow from 'lucide-react/icons/app-window';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { SortableList } from '#app/ui/tree/sortable-list.tsx';
import { Tree } from '#app/ui/tree/tree.tsx';
import { moved, type TreeNode } from '#app/ui/tree/tree-moves.ts';

const leaf = (id: string, label: string, children: TreeNode[] = []): TreeNode => ({ id, label, children });

const samples = {
  nl: {
    menu: 'Hoofdmenu',
    kind: 'vaste pagina',
    edit: (name: string) => `Pas ${name} aan`,
    nodes: [
      leaf('vacatures', 'Vacatures'),
      leaf('activiteiten', 'Activiteiten', [leaf('kalender', 'Kalender'), leaf('workshops', 'Workshops')]),
      leaf('hulp', 'Hulp in de buurt', [leaf('een', 'Eén-op-één-hulp'), leaf('kaart', 'Sociale kaart')]),
      leaf('nieuws', 'Nieuws'),
      leaf('over', 'Over ons'),
    ],
    long: leaf('lang', 'Vrijwilligersvacaturebeoordelingsformulieren en ontmoetingsactiviteiten'),
    blocks: 'Blokken van de pagina',
    items: ['Kop met zoeken', 'Categorieën', 'Uitgelichte vacatures', 'Nieuws'],
  },
  en: {
    menu: 'Main menu',
    kind: 'fixed page',
    edit: (name: string) => `Edit ${name}`,
    nodes: [
      leaf('vacatures', 'Vacancies'),
      leaf('activiteiten', 'Activities', [leaf('kalender', 'Calendar'), leaf('workshops', 'Workshops')]),
      leaf('hulp', 'Help nearby', [leaf('een', 'One-to-one help'), leaf('kaart', 'Social map')]),
      leaf('nieuws', 'News'),
      leaf('over', 'About us'),
    ],
    long: leaf('lang', 'Assessment forms for volunteer vacancies and meeting activities'),
    blocks: 'Blocks of the page',
    items: ['Head with search', 'Categories', 'Chosen vacancies', 'News'],
  },
};

/** No deeper, as in a menu of the site. */
const levels = 3;

export default function TreeStory() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const [nodes, setNodes] = useState<readonly TreeNode[]>(() =>
    isLong ? [sample.long, ...sample.nodes] : sample.nodes,
  );
  const [open, setOpen] = useState('een');
  const [items, setItems] = useState(() => sample.items.map((label) => ({ id: label, label })));
  return (
    <div className="staff contents">
      <Part title="Tree">
        <div className="max-w-form">
          <Tree
            label={sample.menu}
            nodes={nodes}
            mostLevels={levels}
            onMove={(id, parentId, index) => setNodes(moved(nodes, { id, parentId, index }, levels))}
            kind={() => (
              <>
                <AppWindow />
                {sample.kind}
              </>
            )}
            tools={(node) => (
              <IconButton
                label={sample.edit(node.label)}
                icon={<Pencil />}
                onClick={() => setOpen(node.id)}
              />
            )}
            open={open}
            onOpen={setOpen}
          />
        </div>
      </Part>
      <Part title="Sortable list">
        <div className="max-w-form">
          <SortableList
            label={sample.blocks}
            items={items}
            onMove={(id, index) => {
              const item = items.find((one) => one.id === id);
              if (item) setItems(items.filter((one) => one !== item).toSpliced(index, 0, item));
            }}
          />
        </div>
      </Part>
    </div>
  );
}
