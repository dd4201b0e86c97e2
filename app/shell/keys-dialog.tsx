/** Which single keys a page has, and their switch. */
import { keyWords, Sign, type ShownKey } from '#app/shell/key-sign.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { overlayWords } from '#app/ui/words/overlays.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

interface KeysDialogProps {
  keys: readonly ShownKey[];
  isOn: boolean;
  turn: () => void;
  onClose: () => void;
}

export default function KeysDialog({ keys, isOn, turn, onClose }: KeysDialogProps) {
  const words = useOwnWords(keyWords);
  const { close } = useOwnWords(overlayWords);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.heading}
      closeLabel={close}
      size="confirm"
      footer={
        <Button kind="line" onClick={turn}>
          {isOn ? words.switchOff : words.switchOn}
        </Button>
      }
    >
      {isOn ? (
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2.5">
          {[...keys, { sign: '?', word: words.these }].map(({ sign, word }) => (
            <div key={sign} className="contents">
              <dt>
                <Sign sign={sign} />
              </dt>
              <dd>{word}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{words.off}</p>
      )}
    </Dialog>
  );
}
