import { useState } from 'react';
import { auditTopics } from '#contract/audit-actions.ts';
import { EventList } from '#app/features/audit-events/components/event-list.tsx';
import type { Topic } from '#app/features/audit-events/components/use-events.ts';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { Select } from '#app/ui/select.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

const topics: readonly Topic[] = ['main', ...auditTopics];

function TopicChoice({ topic, onChoose }: { topic: Topic; onChoose: (topic: Topic) => void }) {
  const t = useWords('audit-events');
  return (
    <div className="border-b border-line px-4 py-2">
      <Select
        label={t('topic')}
        inline
        value={topic}
        options={topics.map((one) => ({ value: one, label: t(`topics.${one}`) }))}
        onChange={({ target }) => onChoose(topics.find((one) => one === target.value) ?? 'main')}
      />
    </div>
  );
}

/** What the sign in the toolbar opens. Whoever only sees what they did themselves has nothing to choose. */
export default function Panel({ close }: { close: () => void }) {
  const t = useWords('audit-events');
  const [topic, setTopic] = useState<Topic>('main');
  const [shown, setShown] = useState<number | null>(null);
  const hasChoice = useFrame()?.user?.can.readActions === true;
  return (
    <>
      <div className="flex min-h-14 items-center border-b border-line px-4 py-1.5">
        <h2 className="t-h4">{t('title')}</h2>
      </div>
      {hasChoice && (
        <TopicChoice
          topic={topic}
          onChoose={(chosen) => {
            setTopic(chosen);
            setShown(null);
          }}
        />
      )}
      <EventList
        key={topic}
        topic={topic}
        none={hasChoice ? topic : 'own'}
        onShown={setShown}
        close={close}
      />
      <VisuallyHidden>
        <span role="status">{shown === null ? '' : t('shown', { count: shown })}</span>
      </VisuallyHidden>
    </>
  );
}
