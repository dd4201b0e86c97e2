import { useState, useSyncExternalStore } from 'react';
import { Part, Story, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Chip } from '#app/ui/chip.tsx';
import { toastColors, toastDurationMs, toastPosition, toastPositions } from '#app/ui/toast-state.ts';
import { clearToasts, showToast, toasts } from '#app/ui/toasts.ts';

/** Title and message of each colour. */
type Texts = Record<(typeof toastColors)[number], [title: string, message: string]>;

const samples = {
  nl: {
    colors: {
      primary: ['Bericht verstuurd', 'Naar Ria van Houten'],
      success: ['Vacature staat online', 'Zichtbaar voor iedereen in de zoeker'],
      danger: ['Versturen lukte niet', 'Je bericht is bewaard. Probeer opnieuw.'],
      warning: ['Je sessie loopt af', 'Over 2 minuten'],
      info: ['Nieuwe versie klaar', 'Ververs als het je uitkomt'],
      muted: ['Gearchiveerd', ''],
    } as Texts,
    long: 'Vrijwilligersvacaturebeoordelingsformulier is doorgestuurd naar de organisatiebeheerder van Stichting Buurtmaaltijdvoorzieningen',
    color: 'Kleuren',
    position: 'Plaatsen',
    duration: 'Duur',
    other: 'En verder',
    seconds: (count: string) => `${count} seconden`,
    stays: 'Blijft staan',
    undo: 'Met ongedaan maken',
    undoLabel: 'Ongedaan maken',
    undone: 'Teruggezet',
    fixed: 'Zonder kruisje',
    many: 'Vijf tegelijk',
    clear: 'Sluit alles',
    state: 'Nu te zien',
    none: 'Geen',
    paused: 'Staat stil',
    runs: 'Loopt',
  },
  en: {
    colors: {
      primary: ['Message sent', 'To Ria van Houten'],
      success: ['Vacancy is online', 'Visible to everyone who searches'],
      danger: ['Sending did not work', 'Your message is kept. Try again.'],
      warning: ['Your session is ending', 'In 2 minutes'],
      info: ['New version ready', 'Refresh when it suits you'],
      muted: ['Archived', ''],
    } as Texts,
    long: 'The volunteer vacancy assessment form has been passed on to the organisation manager of the Neighbourhood Meals Foundation',
    color: 'Colours',
    position: 'Positions',
    duration: 'Duration',
    other: 'And also',
    seconds: (count: string) => `${count} seconds`,
    stays: 'Stays',
    undo: 'With undo',
    undoLabel: 'Undo',
    undone: 'Put back',
    fixed: 'Without a cross',
    many: 'Five at once',
    clear: 'Close all',
    state: 'Shown now',
    none: 'None',
    paused: 'Paused',
    runs: 'Running',
  },
};

const durations = [1500, toastDurationMs, 20_000, Infinity];

/** The state behind the toasts, for whoever wants to see the numbers. */
function Shown() {
  const sample = useSample(samples);
  const locale = useLocale();
  const { toasts: all, holds } = useSyncExternalStore(toasts.watch, toasts.read, toasts.read);
  if (all.length === 0) return <p className="text-soft">{sample.none}</p>;
  return (
    <div className="tnum">
      <p data-paused={holds.length > 0}>{holds.length > 0 ? sample.paused : sample.runs}</p>
      <ul>
        {all.map(({ id, title, progress }) => (
          <li key={id} data-progress={progress}>
            {title}: {number(locale, progress * 100)}%
          </li>
        ))}
      </ul>
    </div>
  );
}

function Others({ show }: { show: (color: 'success' | 'muted' | 'info', toast?: object) => void }) {
  const sample = useSample(samples);
  const undo = {
    label: sample.undoLabel,
    onPress: () => void showToast({ color: 'info', title: sample.undone }),
  };
  const five = () => {
    for (const at of [1, 2, 3, 4, 5]) showToast({ color: 'info', title: `${at}. ${sample.colors.info[0]}` });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button kind="line" onClick={() => show('muted', { action: undo })}>
        {sample.undo}
      </Button>
      <Button kind="line" onClick={() => show('info', { closable: false })}>
        {sample.fixed}
      </Button>
      <Button kind="line" onClick={five}>
        {sample.many}
      </Button>
      <Button kind="soft" onClick={clearToasts}>
        {sample.clear}
      </Button>
    </div>
  );
}

export default function ToasterStory() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const locale = useLocale();
  const [position, setPosition] = useState<(typeof toastPositions)[number]>(toastPosition);
  const show = (color: (typeof toastColors)[number], args: object = {}) => {
    const [usual, message] = sample.colors[color];
    const title = isLong ? sample.long : usual;
    showToast({ color, title, message: isLong ? sample.long : message, position, ...args });
  };
  return (
    <Story title="toaster">
      <Part title={sample.color}>
        <div className="flex flex-wrap gap-3">
          {toastColors.map((color) => (
            <Button key={color} kind="line" onClick={() => show(color)}>
              {color}
            </Button>
          ))}
        </div>
      </Part>
      <Part title={sample.position}>
        <div className="flex flex-wrap gap-3">
          {toastPositions.map((one) => (
            <Chip key={one} chosen={one === position} onClick={() => setPosition(one)}>
              {one}
            </Chip>
          ))}
        </div>
      </Part>
      <Part title={sample.duration}>
        <div className="flex flex-wrap gap-3">
          {durations.map((durationMs) => (
            <Button key={durationMs} kind="line" onClick={() => show('success', { durationMs })}>
              {durationMs === Infinity ? sample.stays : sample.seconds(number(locale, durationMs / 1000, 1))}
            </Button>
          ))}
        </div>
      </Part>
      <Part title={sample.other}>
        <Others show={show} />
      </Part>
      <Part title={sample.state}>
        <Shown />
      </Part>
    </Story>
  );
}
