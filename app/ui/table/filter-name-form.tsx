import { type FormEvent, useEffect, useRef, useState } from 'react';
import { textLimits } from '#contract/text-limits.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

type FilterNameFormProps = {
  name: string;
  /** Resolves to an error, or to nothing when the name is kept. */
  onName: (name: string) => Promise<string | undefined>;
  onDone: () => void;
};

/** One field in place, so that the list it concerns stays in sight. */
export function FilterNameForm({ name, onName, onDone }: FilterNameFormProps) {
  const words = useOwnWords(tableWords);
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typedName = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (isBusy) return;
    if (typedName === '') {
      setError(words.nameNeeded);
      return;
    }
    setBusy(true);
    const refused = await onName(typedName);
    setBusy(false);
    if (refused) setError(refused);
    else onDone();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      className="mt-4 flex flex-wrap items-end gap-3"
    >
      <div className="min-w-0 grow basis-56 sm:max-w-96">
        <TextField
          label={words.saveName}
          name="name"
          maxLength={textLimits.filterName}
          defaultValue={name}
          error={error}
          autoComplete="off"
        />
      </div>
      <Button type="submit" busy={isBusy}>
        {words.saveNow}
      </Button>
      <Button kind="ghost" onClick={onDone}>
        {words.cancel}
      </Button>
    </form>
  );
}
