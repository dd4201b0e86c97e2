import Eye from 'lucide-react/icons/eye';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { EditorBar } from '#app/shell/editor-bar.tsx';
import { Button } from '#app/ui/button.tsx';

const samples = {
  nl: {
    back: 'Pagina’s',
    name: 'Over ons',
    long: 'Vrijwilligersvacaturebeoordelingsformulier voor zorgboerderijen in de omgeving',
    saved: 'Bewaard om 9.41 uur',
    changed: 'Je hebt 2 wijzigingen die nog niet zijn bewaard',
    busy: 'Bezig…',
    view: 'Bekijk',
    save: 'Bewaar',
    online: 'Zet online',
    reason: 'Geef de pagina eerst een titel.',
  },
  en: {
    back: 'Pages',
    name: 'About us',
    long: 'Assessment form for volunteer vacancies at care farms in the neighbourhood',
    saved: 'Saved at 9:41',
    changed: 'You have 2 unsaved changes',
    busy: 'Busy…',
    view: 'View',
    save: 'Save',
    online: 'Publish',
    reason: 'Give the page a title first.',
  },
};

export default function EditorBarStory() {
  const sample = useSample(samples);
  const name = useIsLong() ? sample.long : sample.name;
  const back = { href: '/test/components', label: sample.back };
  const view = (
    <Button kind="ghost" icon={<Eye />}>
      {sample.view}
    </Button>
  );
  const states = [
    { title: 'Saved', state: sample.saved, save: <Button>{sample.online}</Button> },
    { title: 'Changed', state: sample.changed, save: <Button>{sample.save}</Button> },
    {
      title: 'Saving',
      state: sample.busy,
      save: (
        <Button busy busyLabel={sample.busy}>
          {sample.save}
        </Button>
      ),
    },
    {
      title: 'Not possible yet',
      state: sample.changed,
      save: <Button blockedReason={sample.reason}>{sample.online}</Button>,
    },
  ];
  return states.map(({ title, state, save }) => (
    <Part key={title} title={title}>
      <EditorBar
        level={3}
        back={back}
        name={name}
        state={state}
        actions={
          <>
            {view}
            {save}
          </>
        }
      />
    </Part>
  ));
}
