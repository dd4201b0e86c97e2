import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';
import { readSearch, searchList, type SearchState } from '#app/features/vacancies/components/search-list.ts';
import { listAddress, listPairs } from '#app/lists/list-choice.ts';

type SearchStateFormProps = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'onChange' | 'action' | 'method' | 'ref'
> & {
  choice: SearchState;
  /** Names of the address that its own fields give; all others go along unseen. */
  owns: readonly string[];
  /** What a field shows where the address says nothing, or something else: the usual order, a place that is not known. */
  shown?: Readonly<Record<string, string>>;
  /** Each change is a search at once; then the button is only there without script. */
  isAtOnce?: boolean;
  button?: ReactNode;
  children: ReactNode;
};

/** What is known of a search besides its address: whether a choice asked it, in a form in which more may be chosen. */
interface Asked {
  isByChoice: boolean;
}
export const isByChoice = (state: unknown): boolean => (state as Partial<Asked> | null)?.isByChoice === true;

/**
 * A plain form to the search page. With script its address is a clean one and the page stays where it is. A field after which
 * nothing more is to be filled in searches by itself, with `requestSubmit()`: no button is pressed then.
 */
export function SearchStateForm({
  choice: state,
  owns,
  shown,
  isAtOnce,
  button,
  children,
  ...native
}: SearchStateFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const path = usePath();
  const sent = useRef<Sent>({});
  const search = (from: HTMLFormElement, replace: boolean) => {
    const fields = [...new FormData(from)].map(([name, value]) => [name, String(value)]);
    sent.current = Object.fromEntries(fields) as Sent;
    const to = listAddress(searchList, readSearch(new URLSearchParams(fields)));
    if (to !== listAddress(searchList, state, { page: state.page }) || !replace)
      void navigate(path(to), {
        replace,
        preventScrollReset: replace,
        state: { isByChoice: replace } satisfies Asked,
      });
  };
  useFieldsInStep(form, state, { shown, sent, onEarly: (early) => isAtOnce && search(early, true) });
  return (
    <form
      {...native}
      ref={form}
      method="get"
      action={path(searchList.path)}
      onChange={isAtOnce ? (event) => search(event.currentTarget, true) : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        search(event.currentTarget, submitter === null);
      }}
    >
      {listPairs(searchList, { ...state, page: 1 })
        .filter(([name, value]) => value !== '' && !owns.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
      {isAtOnce ? <noscript>{button}</noscript> : button}
    </form>
  );
}

/** What the fields said when it was searched last. */
type Sent = Readonly<Record<string, string>>;

interface EarlyForm {
  shown?: Readonly<Record<string, string>> | undefined;
  sent: RefObject<Sent>;
  /** Somebody was at the form before its script was. */
  onEarly: (form: HTMLFormElement) => void;
}

/** Fields keep their own state, so that they react at once; chips and links change the address without them. */
function useFieldsInStep(
  form: RefObject<HTMLFormElement | null>,
  state: SearchState,
  { shown = {}, sent, onEarly }: EarlyForm,
) {
  const values = JSON.stringify({ ...Object.fromEntries(listPairs(searchList, state)), ...shown });
  const isFirst = useRef(true);
  const early = useRef(onEarly);
  useEffect(() => {
    // Somebody was quicker than the script: what they type or tick stays, and counts.
    const isEarly = isFirst.current && form.current?.contains(document.activeElement);
    isFirst.current = false;
    if (form.current && isEarly) early.current?.(form.current);
    else if (form.current)
      putInStep(form.current, JSON.parse(values) as Record<string, string>, sent.current);
  }, [form, sent, values]);
}

function putInStep(form: HTMLFormElement, values: Record<string, string>, sent: Sent) {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
    if (field.type === 'hidden' || field.name === '') continue;
    // What is typed while the answer is under way is for the next question.
    if (field === document.activeElement && (sent[field.name] ?? field.value) !== field.value) continue;
    const value = values[field.name] ?? '';
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = value.split(',').includes(addressValue(field));
    else if (field.value !== value) field.value = value;
  }
}

/** The day-part grid says 'tuesday-morning' where the address says 'tuesday_morning'. */
const addressValue = ({ name, value }: HTMLInputElement) =>
  name === 'day_part' ? value.replace('-', '_') : value;
