import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  type ChangeEvent,
  type ComponentProps,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { TextField } from '#app/ui/text-field.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

type SearchFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'icon' | 'value' | 'defaultValue' | 'onChange' | 'ref'
> & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  inputRef?: Ref<HTMLInputElement>;
};

/** In the middle of the control, whose own height differs. */
const crossAt = { large: 'bottom-1.5', medium: 'bottom-0.5', small: '-bottom-0.5' };

/** A native search input: in a plain form Enter sends it. The cross and Esc clear it. */
export function SearchField({ value, defaultValue = '', onChange, inputRef, ...rest }: SearchFieldProps) {
  const words = useOwnWords(choiceWords);
  const [own, setOwn] = useState(defaultValue);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(inputRef, () => input.current as HTMLInputElement);
  const now = value ?? own;
  const ownId = useId();
  const id = rest.id ?? ownId;
  useFormReset(id, () => setOwn(defaultValue));
  function change(next: string) {
    setOwn(next);
    onChange?.(next);
  }
  return (
    <div className="relative [&_input]:pr-12 [&_input::-webkit-search-cancel-button]:hidden">
      <TextField
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        id={id}
        ref={input}
        type="search"
        icon={<Search />}
        value={now}
        onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && now !== '') {
            event.preventDefault();
            change('');
          }
        }}
      />
      {now !== '' && rest.blockedReason === undefined && !rest.readOnly && (
        <span className={`absolute right-0.5 ${crossAt[rest.size ?? 'medium']}`}>
          <IconButton
            label={words.clear(rest.label)}
            icon={<X />}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          />
        </span>
      )}
    </div>
  );
}
