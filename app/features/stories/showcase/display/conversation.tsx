import Paperclip from 'lucide-react/icons/paperclip';
import { useState } from 'react';
import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { actFormOf } from '#app/forms/act-form.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { Composer } from '#app/ui/conversation/composer.tsx';
import { MessageList, type Message } from '#app/ui/conversation/message-list.tsx';
import { ThreadRow } from '#app/ui/conversation/thread-row.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';

const Act = actFormOf();

const samples = {
  nl: {
    label: 'Gesprek met Sanne de Bruin',
    hello:
      'Hallo! Ik ben net verhuisd en mis mijn moestuin. Ik kan op dinsdag en wil graag buren leren kennen. Mag ik een keer komen kijken?',
    answer:
      'Wat leuk, Sanne. Kom dinsdag om half tien, dan geef ik je een rondje en drinken we koffie. Heb je laarzen?',
    accepted: 'Ria nam Sanne aan',
    yes: 'Ja, maat 39 en vol modder. Tot dinsdag!',
    long: 'Vrijwilligersvacaturebeoordelingsformulierendoorstuurprocedure',
    write: 'Schrijf aan Sanne',
    writeFails: 'Schrijf aan Yusuf',
    attach: 'Voeg een bestand toe',
    failed: 'Er is geen verbinding.',
    garden: 'Buurtmoestuin',
    bikes: 'Fietsen opknappen',
    time: '9.30',
    yesterday: 'gisteren',
    me: 'Jij',
  },
  en: {
    label: 'Conversation with Sanne de Bruin',
    hello:
      'Hello! I have just moved and miss my garden. I am free on Tuesdays and would love to meet neighbours. May I come and look?',
    answer:
      'How nice, Sanne. Come on Tuesday at half past nine and I will show you round. Do you have boots?',
    accepted: 'Ria accepted Sanne',
    yes: 'Yes, size 39 and full of mud. See you on Tuesday!',
    long: 'Volunteer vacancy assessment forwarding procedure',
    write: 'Write to Sanne',
    writeFails: 'Write to Yusuf',
    attach: 'Add a file',
    failed: 'There is no connection.',
    garden: 'Neighbourhood garden',
    bikes: 'Mending bicycles',
    time: '9:30',
    yesterday: 'yesterday',
    me: 'You',
  },
};

const sanne = <Avatar name="Sanne de Bruin" besideName src="/drawings/person-sanne.svg" />;
const ria = <Avatar name="Ria van Houten" besideName />;
const at = (day: number, time: string) => `2026-11-${day}T${time}:00Z`;
const message = (id: string, moment: string, text: string, isMine: boolean, by: string): Message => ({
  kind: 'message',
  id,
  at: moment,
  text,
  isMine,
  by,
  face: isMine ? ria : sanne,
});

function Threads() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  return (
    <Part title="Threads">
      <ul className="max-w-96 border-t border-line">
        <ThreadRow
          href="/test/components/conversation?thread=1"
          name="Sanne de Bruin"
          face={sanne}
          last={sample.yes}
          about={sample.garden}
          moment={at(19, '08:30')}
          momentText={sample.time}
          isUnread
          isCurrent
        />
        <ThreadRow
          href="/test/components/conversation?thread=2"
          name={isLong ? sample.long : 'Yusuf Demir'}
          face={<Avatar name="Yusuf Demir" besideName />}
          last={sample.hello}
          about={sample.bikes}
          moment={at(18, '08:30')}
          momentText={sample.yesterday}
        />
      </ul>
    </Part>
  );
}

export default function ConversationStory() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const [sent, setSent] = useState<Message[]>([]);
  return (
    <>
      <Part title="Messages, composer">
        <div className="max-w-form">
          <MessageList
            label={sample.label}
            readId="2"
            typing={{
              name: 'Sanne',
              face: <Avatar name="Sanne" size="small" besideName src="/drawings/person-sanne.svg" />,
            }}
            items={[
              message('1', at(17, '13:02'), isLong ? sample.long.repeat(3) : sample.hello, false, 'Sanne'),
              message('2', at(17, '15:40'), sample.answer, true, sample.me),
              { kind: 'happening', id: '3', at: at(19, '08:12'), text: sample.accepted },
              message('4', at(19, '08:30'), sample.yes, false, 'Sanne'),
              ...sent,
            ]}
          />
          <div className="mt-6">
            <Composer
              Form={Act}
              label={sample.write}
              draftKey="story-draft"
              tools={<IconButton label={sample.attach} icon={<Paperclip />} />}
              onSend={async (text) => {
                setSent([...sent, message(`s${sent.length}`, at(19, '09:00'), text, true, sample.me)]);
                return undefined;
              }}
            />
          </div>
        </div>
      </Part>
      <Part title="Composer that fails">
        <div className="max-w-form">
          <Composer
            Form={Act}
            label={sample.writeFails}
            draftKey="story-fails"
            onSend={async () => sample.failed}
          />
        </div>
      </Part>
      <Threads />
    </>
  );
}
