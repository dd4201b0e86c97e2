import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { shellClass } from '#app/ui/control-class.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { addTokens, type TokenFault } from '#app/ui/token-list.ts';
import { PostedValues } from '#app/ui/posted-values.tsx';
import { Token } from '#app/ui/token.tsx';
import { useKept } from '#app/ui/typed-value.ts';
import { choiceWords } from '#app/ui/words/choice.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tokenWords } from '#app/ui/words/token.ts';
import { useFormReset } from '#app/ui/form-reset.ts';

type TokenFieldProps = FieldWords & {
  id?: string;
  /** Posts each token under this name. */
  name?: string;
  value?: readonly string[];
  defaultValue?: readonly string[];
  onChange?: (tokens: readonly string[]) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  /** At most so many tokens. */
  most?: number;
  /** At most so many characters in each. */
  longest?: number;
  placeholder?: string;
  readOnly?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

const nothing: readonly string[] = [];

/** Free words, each added by Enter or a comma, or on leaving. A cross or Backspace takes one away. */
export function TokenField(props: TokenFieldProps) {
  const { label, optional, blockedReason, name, most, longest, readOnly, inputRef, onBlur } = props;
  const words = useOwnWords(tokenWords);
  const hint = props.hint ?? words.how;
  const { tokens, typed, setTyped, fault, said, add, remove: take, reset } = useTokens(props);
  const error = useFaultWords(fault, most, longest) ?? props.error;
  const ids = useFieldIds(props.id, { hint, error, blockedReason });
  useFormReset(ids.control, reset);
  const box = useRef<HTMLDivElement>(null);
  const isFixed = blockedReason !== undefined || readOnly === true;
  function remove(token: string) {
    take(token);
    box.current?.querySelector('input')?.focus();
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    const last = tokens.at(-1);
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined && !isFixed) remove(last);
  }
  return (
    <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
      <div
        ref={box}
        className={`${shellClass({ invalid: Boolean(error), blocked: blockedReason !== undefined, fixed: readOnly })} shell-ring flex flex-wrap items-center gap-1.5 p-1.5`}
      >
        {tokens.map((token) => (
          <Token key={token} onRemove={isFixed ? undefined : () => remove(token)}>
            {token}
          </Token>
        ))}
        <input
          ref={inputRef}
          id={ids.control}
          type="text"
          autoComplete="off"
          enterKeyHint="enter"
          value={typed}
          placeholder={isFixed ? undefined : (props.placeholder ?? words.add)}
          readOnly={isFixed}
          aria-disabled={blockedReason === undefined ? undefined : true}
          aria-invalid={error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={({ target }) =>
            /[,;\n]/.test(target.value) ? add(target.value) : setTyped(target.value)
          }
          onKeyDown={press}
          onBlur={(event) => {
            if (typed.trim() !== '') add(typed);
            onBlur?.(event);
          }}
          className={`min-h-9 bg-transparent outline-none ${isFixed && tokens.length > 0 ? 'w-px' : 'w-0 min-w-32 flex-1 pl-2'}`}
        />
      </div>
      <PostedValues {...{ name, said }} values={tokens} blocked={blockedReason !== undefined} />
    </Field>
  );
}

/** The tokens, and what is typed for the next; says what happens to them. */
function useTokens(props: TokenFieldProps) {
  const words = useOwnWords(tokenWords);
  const { removed } = useOwnWords(choiceWords);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<TokenFault>();
  const [said, setSaid] = useState('');
  const [tokens, keep, resetTokens] = useKept(props.value, props.defaultValue ?? nothing, props.onChange);
  function add(text: string) {
    const after = addTokens(tokens, text, props);
    setTyped(after.rest);
    setFault(after.fault);
    const fresh = after.tokens.slice(tokens.length);
    if (fresh.length === 0) return;
    setSaid(words.added(fresh.join(', ')));
    keep(after.tokens);
  }
  function remove(token: string) {
    keep(tokens.filter((one) => one !== token));
    setFault(undefined);
    setSaid(removed(token));
  }
  function reset() {
    resetTokens();
    setTyped('');
    setFault(undefined);
  }
  return { reset, tokens, typed, setTyped, fault, said, add, remove };
}

function useFaultWords(fault: TokenFault | undefined, most = 0, longest = 0): string | undefined {
  const words = useOwnWords(tokenWords);
  if (fault?.kind === 'twice') return words.twice(fault.token);
  if (fault?.kind === 'full') return words.full(most);
  return fault && words.tooLong(longest);
}
