import Archive from 'lucide-react/icons/archive';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { Drawer } from '#app/ui/drawer.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Popover } from '#app/ui/popover.tsx';
import { PressButton } from '#app/ui/press-button.tsx';
import { showToast } from '#app/ui/toasts.ts';
import { useConfirm } from '#app/ui/use-confirm.tsx';

const samples = {
  nl: {
    confirm: 'Archiveer organisatie',
    title: 'Organisatie archiveren?',
    long: 'Vrijwilligersvacaturebeoordelingsformulier van Stichting Buurtmaaltijdvoorzieningen archiveren?',
    text: 'Dit haalt ook 4 vacatures offline. Drie mensen wachten nog op antwoord en krijgen bericht.',
    action: 'Archiveer',
    done: 'Gearchiveerd',
    failing: 'Archiveer, maar het lukt niet',
    failed: 'De organisatie is niet gearchiveerd. Probeer het over een minuut opnieuw.',
    ask: 'Vraag en wacht',
    sure: 'Je zei ja',
    unsure: 'Je liet het staan',
    drawer: 'Bekijk Amina Haddad',
    role: 'Coördinator, sinds mei 2023',
    active: 'Actief',
    message: 'Stuur bericht',
    edit: 'Bewerk',
    roles: 'Rollen',
    manager: 'Organisatiebeheerder',
    organization: 'Stichting De Groene Kade',
    popover: 'Zet 3 vacatures offline',
    dry: 'Er verandert nog niets. Twee vacatures gaan offline, één staat al offline.',
    doIt: 'Zet 2 offline',
    leave: 'Laat staan',
    dialogs: 'Bevestigen',
    aside: 'Paneel naast een lijst',
    float: 'Paneel bij een knop',
  },
  en: {
    confirm: 'Archive organisation',
    title: 'Archive this organisation?',
    long: 'Archive the volunteer vacancy assessment form of the Neighbourhood Meals Foundation?',
    text: 'This also takes 4 vacancies offline. Three people are still waiting for an answer and will be told.',
    action: 'Archive',
    done: 'Archived',
    failing: 'Archive, but it fails',
    failed: 'The organisation is not archived. Try again in a minute.',
    ask: 'Ask and wait',
    sure: 'You said yes',
    unsure: 'You left it',
    drawer: 'Show Amina Haddad',
    role: 'Coordinator, since May 2023',
    active: 'Active',
    message: 'Send a message',
    edit: 'Edit',
    roles: 'Roles',
    manager: 'Organisation manager',
    organization: 'De Groene Kade Foundation',
    popover: 'Take 3 vacancies offline',
    dry: 'Nothing changes yet. Two vacancies go offline, one is offline already.',
    doIt: 'Take 2 offline',
    leave: 'Leave it',
    dialogs: 'Confirming',
    aside: 'Panel beside a list',
    float: 'Panel at a button',
  },
};

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function Confirms() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const [open, setOpen] = useState<'works' | 'fails' | null>(null);
  const { confirm, dialog } = useConfirm();
  const [answer, setAnswer] = useState('');
  const title = isLong ? sample.long : sample.title;
  const act = async () => {
    await later(700);
    if (open === 'fails') throw new Error('refused');
    showToast({ color: 'muted', title: sample.done, icon: <Archive /> });
  };
  const ask = async () => {
    const isSure = await confirm({ title, text: sample.text, action: sample.action });
    setAnswer(isSure ? sample.sure : sample.unsure);
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button kind="line" onClick={() => setOpen('works')}>
        {sample.confirm}
      </Button>
      <Button kind="line" onClick={() => setOpen('fails')}>
        {sample.failing}
      </Button>
      <Button kind="line" onClick={() => void ask()}>
        {sample.ask}
      </Button>
      <p role="status">{answer}</p>
      <ConfirmDialog
        open={open !== null}
        onClose={() => setOpen(null)}
        title={title}
        action={sample.action}
        onConfirm={act}
        failed={() => sample.failed}
      >
        {sample.text}
      </ConfirmDialog>
      {dialog}
    </div>
  );
}

function Beside() {
  const sample = useSample(samples);
  const [open, setOpen] = useState(false);
  return (
    <>
      <div>
        <Button kind="line" onClick={() => setOpen(true)}>
          {sample.drawer}
        </Button>
      </div>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        title="Amina Haddad"
        before={<Avatar name="Amina Haddad" size="huge" besideName />}
        under={
          <div className="space-y-2">
            <p className="text-soft">{sample.role}</p>
            <Badge kind="active">{sample.active}</Badge>
          </div>
        }
        footer={
          <>
            <Button kind="line" icon={<Mail />}>
              {sample.message}
            </Button>
            <Button kind="line" icon={<Pencil />}>
              {sample.edit}
            </Button>
          </>
        }
      >
        <HeadingRule level={3}>{sample.roles}</HeadingRule>
        <p className="pt-4 font-semibold">{sample.manager}</p>
        <p>{sample.organization}</p>
      </Drawer>
    </>
  );
}

export default function OverlaysStory() {
  const sample = useSample(samples);
  return (
    <>
      <Part title={sample.dialogs}>
        <Confirms />
      </Part>
      <Part title={sample.aside}>
        <Beside />
      </Part>
      <Part title={sample.float}>
        <div>
          <Popover
            label={sample.popover}
            placement="bottom start"
            trigger={<PressButton>{sample.popover}</PressButton>}
          >
            {(close) => (
              <div className="space-y-4 p-5">
                <p>{sample.dry}</p>
                <div className="flex flex-wrap gap-2.5">
                  <Button size="small" onClick={close}>
                    {sample.doIt}
                  </Button>
                  <Button size="small" kind="line" onClick={close}>
                    {sample.leave}
                  </Button>
                </div>
              </div>
            )}
          </Popover>
        </div>
      </Part>
    </>
  );
}
