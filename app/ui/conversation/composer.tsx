import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button } from '#app/ui/button.tsx';
import { useDraft } from '#app/ui/conversation/draft.ts';
import { FieldError } from '#app/ui/field-error.tsx';
import { useShortcutKeys } from '#app/ui/shortcut-keys.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { conversationWords } from '#app/ui/words/conversation.ts';

type ComposerProps = {
  /** 'Schrijf aan Sanne'; it is the name of the field as well. */
  label: string;
  /** Under which the draft is kept: one a conversation. */
  draftKey: string;
  /** Resolves to an error, or to nothing when it was sent: then the field is empty again. */
  onSend: (text: string) => Promise<string | undefined>;
  /** The form that posts; this part knows none. */
  Form: ComponentType<{ action?: string; onSubmit: (event: FormEvent) => void; children: ReactNode }>;
  /** Without script the form is posted there, the text as `name`. */
  action?: string;
  name?: string;
  maxLength?: number;
  /** Attachments, standard texts. */
  tools?: ReactNode;
};

/** Grows to six lines. Enter makes a new line; Ctrl (or ⌘) with Enter sends. */
export function Composer(props: ComposerProps) {
  const { label, draftKey, onSend, Form, action, name = 'text', maxLength, tools } = props;
  const words = useOwnWords(conversationWords);
  const modifier = useShortcutKeys('Ctrl');
  const id = useId();
  const { field, text, setText, error, setError, isBusy, send } = useComposer(draftKey, onSend);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <Form action={action} onSubmit={(event) => void send(event)}>
      {error && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div
        className={`rounded-ctl bg-surface focus-within:border-ink ${error ? 'border-2 border-badfill' : 'border-ctl border-edge'}`}
      >
        <textarea
          ref={field}
          id={id}
          name={name}
          rows={2}
          value={text}
          maxLength={maxLength}
          aria-label={label}
          placeholder={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          readOnly={isBusy}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          onKeyDown={onKeyDown}
          className="focus-inset block field-sizing-content max-h-[calc(6lh+1.5rem)] min-h-18 w-full resize-none rounded-ctl bg-transparent px-4 py-3 text-ink"
        />
        <div className="flex flex-wrap items-center gap-2 p-2">
          {tools}
          <span id={`${id}-hint`} className="ms-auto t-sm text-soft max-sm:sr-only">
            {words.hint(modifier)}
          </span>
          <span className="max-sm:ms-auto">
            <Button type="submit" icon={<SendHorizontal />} busy={isBusy} busyLabel={words.sending}>
              {words.send}
            </Button>
          </span>
        </div>
      </div>
    </Form>
  );
}

/** The text, what became of sending it, and the sending itself. */
function useComposer(draftKey: string, onSend: ComposerProps['onSend']) {
  const words = useOwnWords(conversationWords);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(draftKey);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isBusy) return;
    field.current?.focus();
    if (text.trim() === '') return setError(words.empty);
    setBusy(true);
    const refused = await onSend(text.trim());
    setBusy(false);
    setError(refused && `${refused} ${words.kept}`);
    if (!refused) setText('');
  };
  return { field, text, setText, error, setError, isBusy, send };
}
