import Archive from 'lucide-react/icons/archive';
import Bold from 'lucide-react/icons/bold';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import ListIcon from 'lucide-react/icons/list';
import Pencil from 'lucide-react/icons/pencil';
import Redo from 'lucide-react/icons/redo-2';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { Menu } from '#app/ui/menu.tsx';
import { PressButton, PressIcon } from '#app/ui/press-button.tsx';
import { Toolbar } from '#app/ui/toolbar.tsx';
import { Tooltip } from '#app/ui/tooltip.tsx';

const samples = {
  nl: {
    menu: 'Menu',
    more: 'Meer met Koken voor de buurttafel',
    edit: 'Bewerk',
    copy: 'Maak een kopie',
    copyHint: 'Komt als concept in de lijst',
    archive: 'Archiveer',
    noArchive: 'Kan pas na afloop',
    remove: 'Verwijder',
    danger: 'Voorgoed',
    columns: 'Kolommen',
    name: 'Naam',
    state: 'Status',
    date: 'Datum',
    long: 'Vrijwilligersvacaturebeoordelingsformulier bewerken',
    toolbar: 'Opmaak',
    tools: 'Werkbalk en tips',
    bold: 'Vet',
    italic: 'Cursief',
    list: 'Lijst',
    link: 'Link',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw doen',
    last: 'Laatst gekozen',
  },
  en: {
    menu: 'Menu',
    more: 'More with Cooking for the neighbourhood',
    edit: 'Edit',
    copy: 'Make a copy',
    copyHint: 'Goes into the list as a draft',
    archive: 'Archive',
    noArchive: 'Only after it has ended',
    remove: 'Delete',
    danger: 'For good',
    columns: 'Columns',
    name: 'Name',
    state: 'Status',
    date: 'Date',
    long: 'Edit the volunteer vacancy assessment form',
    toolbar: 'Formatting',
    tools: 'Tool bar and tips',
    bold: 'Bold',
    italic: 'Italic',
    list: 'List',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    last: 'Last chosen',
  },
};

function Columns() {
  const sample = useSample(samples);
  const [columns, setColumns] = useState<readonly string[]>(['name', 'state']);
  return (
    <Menu
      label={sample.columns}
      placement="bottom start"
      trigger={<PressButton>{sample.columns}</PressButton>}
      chosen={columns}
      isMultiple
      onChoose={setColumns}
      parts={[
        {
          label: sample.columns,
          entries: [
            { id: 'name', label: sample.name },
            { id: 'state', label: sample.state },
            { id: 'date', label: sample.date },
          ],
        },
      ]}
    />
  );
}

function Menus() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const [last, setLast] = useState('');
  const actions = [
    {
      label: sample.menu,
      entries: [
        { id: 'edit', label: isLong ? sample.long : sample.edit, icon: <Pencil />, shortcut: 'E' },
        { id: 'copy', label: sample.copy, hint: sample.copyHint, icon: <Copy />, shortcut: 'Ctrl D' },
        {
          id: 'archive',
          label: sample.archive,
          hint: sample.noArchive,
          icon: <Archive />,
          isDisabled: true,
        },
      ].map((entry) => ({ ...entry, onPress: () => setLast(entry.label) })),
    },
    {
      title: sample.danger,
      entries: [
        {
          id: 'remove',
          label: sample.remove,
          icon: <Trash />,
          isDanger: true,
          onPress: () => setLast(sample.remove),
        },
      ],
    },
  ];
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Menu
        label={sample.more}
        placement="bottom start"
        trigger={<PressIcon label={sample.more} icon={<Ellipsis />} />}
        parts={actions}
      />
      <Columns />
      <p role="status">{last && `${sample.last}: ${last}`}</p>
    </div>
  );
}

function Tools({ orientation }: { orientation?: 'vertical' }) {
  const sample = useSample(samples);
  const [on, setOn] = useState<readonly string[]>(['bold']);
  const toggle = (id: string) => () =>
    setOn((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  const marks = [
    { id: 'bold', label: sample.bold, icon: <Bold />, shortcut: 'Ctrl B' },
    { id: 'italic', label: sample.italic, icon: <Italic />, shortcut: 'Ctrl I' },
    { id: 'list', label: sample.list, icon: <ListIcon /> },
  ].map((tool) => ({ ...tool, isPressed: on.includes(tool.id), onPress: toggle(tool.id) }));
  return (
    <Toolbar
      label={sample.toolbar}
      orientation={orientation}
      groups={[
        marks,
        [{ id: 'link', label: sample.link, icon: <LinkIcon />, shortcut: 'Ctrl K', onPress: () => {} }],
        [
          { id: 'undo', label: sample.undo, icon: <Undo />, shortcut: 'Ctrl Z', onPress: () => setOn([]) },
          { id: 'redo', label: sample.redo, icon: <Redo />, isDisabled: true, onPress: () => {} },
        ],
      ]}
    />
  );
}

export default function MenusStory() {
  const sample = useSample(samples);
  return (
    <>
      <Part title={sample.menu}>
        <Menus />
      </Part>
      <Part title={sample.tools}>
        <div className="flex flex-wrap items-start gap-6">
          <Tools />
          <Tools orientation="vertical" />
          <Tooltip text={sample.edit} shortcut="E">
            <PressIcon label={sample.edit} icon={<Pencil />} />
          </Tooltip>
        </div>
      </Part>
    </>
  );
}
