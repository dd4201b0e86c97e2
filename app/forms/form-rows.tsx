import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type JSX, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Control, type FieldValues, useFieldArray } from 'react-hook-form';
import { fieldRules, type FormSchema, type RowsNameOf } from '#app/forms/field-rules.ts';
import { intentName } from '#app/forms/form-answer.ts';
import { fieldId, useFormContext } from '#app/forms/form-context.ts';
import { Asked } from '#app/forms/form-field.tsx';
import { type FormValues, valuesOf } from '#app/forms/form-values.ts';
import { intentOf, type ListChange } from '#app/forms/list-changes.ts';
import { RowsOutline, type Outline } from '#app/forms/rows-outline.tsx';
import { formWords } from '#app/forms/words.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type FormRowsProps<List extends string = string> = {
  /** Field of the contract: an array of objects. */
  name: List;
  /** 'Dienst 2': names the row, its buttons and what happened to it. */
  rowName: (place: number) => string;
  /** Left out where rows come in another way. */
  addLabel?: string;
  /** What a row that is added holds of itself, with script. */
  begin?: () => FormValues;
  /** Beside a list of all, one row at a time; without script they stand below one another. */
  outline?: Outline;
  /** The fields of a row; `name` begins theirs: `<Field name={`${name}.title`} />`. */
  children: (name: `${List}.${number}`) => ReactNode;
};

const besideList =
  'mt-2 grid grid-cols-1 gap-x-6 gap-y-4 @xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] noscript:grid-cols-1!';
const firstField = 'input:not([type=hidden]), textarea, select';

/** Which rows are shown: all, or the one that is open with those in which something is wrong. */
function useShownRows(list: string, isOneByOne: boolean) {
  const { errors } = useFormContext();
  const [chosen, open] = useState(0);
  const faulty = new Set(
    Object.keys(errors).flatMap((field) =>
      field.startsWith(`${list}.`) ? [Number(field.slice(list.length + 1).split('.')[0])] : [],
    ),
  );
  const has = (row: number, at: number) => !isOneByOne || row === at || faulty.has(row);
  return { chosen, faulty, open, has };
}

/** What the buttons of the rows do: with script at once, without it the form is posted. */
function useRowActs(props: FormRowsProps, shown: ReturnType<typeof useShownRows>) {
  const { name, rowName, begin } = props;
  const words = useOwnWords(formWords);
  const form = useFormContext();
  const control = form.form.control as unknown as Control<FieldValues>;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const [said, setSaid] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const rows = useRef<HTMLOListElement>(null);
  const row = fieldRules(form.schema, name)?.row;
  const rowAt = (at: number) => rows.current?.querySelectorAll<HTMLElement>(':scope > li')[at];
  const enter = (at: number) => rowAt(at)?.querySelector<HTMLElement>(firstField)?.focus();

  const act = (change: ListChange) => (event: MouseEvent) => {
    event.preventDefault();
    if (change.act === 'add') {
      const added = { ...(row && valuesOf(row)), ...begin?.() };
      flushSync(() => [append(added, { shouldFocus: false }), shown.open(fields.length)]);
      enter(fields.length);
    } else if (change.act === 'move') {
      flushSync(() => [move(change.at, change.to), shown.open(change.to)]);
      // The button that was pressed may be gone: the row cannot go farther.
      if (document.activeElement === document.body) rowAt(change.to)?.querySelector('button')?.focus();
      setSaid(words.moved(rowName(change.at + 1), String(change.to + 1)));
    } else {
      remove(change.at);
      shown.open(Math.max(0, change.at - 1));
      setSaid(words.removed(rowName(change.at + 1)));
      box.current?.focus();
    }
  };
  const button = (change: ListChange) => ({
    type: 'submit' as const,
    name: intentName,
    value: intentOf(change),
    onClick: act(change),
  });
  /** Of the list beside the rows. */
  const listed = {
    onOpen: (at: number) => {
      flushSync(() => shown.open(at));
      enter(at);
    },
    onMove: (at: number, to: number) => {
      move(at, to);
      shown.open(to);
    },
  };
  return { fields, said, box, rows, button, listed };
}

function FormRows(props: FormRowsProps) {
  const { name, rowName, addLabel, outline, children } = props;
  const form = useFormContext();
  const shown = useShownRows(name, outline !== undefined);
  const { fields, said, box, rows, button, listed } = useRowActs(props, shown);
  const error = form.errors[name];
  const { ask } = form;
  const count = fields.length;
  const at = Math.min(shown.chosen, count - 1);
  useEffect(() => ask([name]), [ask, name]);
  return (
    <fieldset ref={box} id={fieldId(name)} tabIndex={-1} className="@container min-w-0 outline-none">
      <legend className="font-semibold text-ink">{form.labels[name]}</legend>
      <Asked name={name} />
      {error && <FieldError id={`${fieldId(name)}-error`}>{error}</FieldError>}
      <div className={outline && count > 0 ? besideList : 'mt-2'}>
        {outline && count > 0 && (
          <div className="script-only">
            <RowsOutline {...{ outline, count, open: at, faulty: shown.faulty }} {...listed} />
          </div>
        )}
        <ol ref={rows} className="grid grid-cols-1 content-start gap-4">
          {fields.map(({ id }, place) => (
            <Row
              key={id}
              isShown={shown.has(place, at)}
              // Who goes into a row that is shown for what is wrong in it has it open.
              onEnter={outline && (() => shown.open(place))}
            >
              <RowHead
                list={name}
                at={place}
                count={count}
                name={rowName(place + 1)}
                button={button}
                isListed={outline !== undefined}
              />
              {children(`${name}.${place}`)}
            </Row>
          ))}
        </ol>
      </div>
      {addLabel !== undefined && (
        <div className="mt-3">
          <Button {...button({ act: 'add', list: name })} kind="soft" icon={<Plus />}>
            {addLabel}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </fieldset>
  );
}

interface RowProps {
  isShown: boolean;
  onEnter: (() => void) | undefined;
  children: ReactNode;
}

/** One that is not shown takes no room; without script it is there. */
function Row({ isShown, onEnter, children }: RowProps) {
  const { hasScript } = useFormContext();
  return (
    <li className={isShown ? undefined : hasScript ? 'hidden' : 'no-script-only'} onFocusCapture={onEnter}>
      <div className="flex flex-col gap-3 rounded-ctl border border-line p-4">{children}</div>
    </li>
  );
}

/** `const Rows = rowsOf(schema)`: rows that one adds, moves and takes away; without script each button posts the form. */
export const rowsOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormRows as <List extends RowsNameOf<Schema>>(props: FormRowsProps<List>) => JSX.Element;

type RowHeadProps = {
  list: string;
  at: number;
  count: number;
  name: string;
  /** It is moved in the list beside it. */
  isListed: boolean;
  button: (change: ListChange) => {
    type: 'submit';
    name: string;
    value: string;
    onClick: (event: MouseEvent) => void;
  };
};

/** The row's name and what can be done with it. */
function RowHead({ list, at, count, name, isListed, button }: RowHeadProps) {
  const words = useOwnWords(formWords);
  const move = (to: number) => button({ act: 'move', list, at, to });
  return (
    <div className="flex flex-wrap items-center gap-1">
      <span className="mr-auto font-semibold">{name}</span>
      <span className={isListed ? 'no-script-only' : 'contents'}>
        {at > 0 && <IconButton {...move(at - 1)} label={words.up(name)} icon={<ArrowUp />} />}
        {at < count - 1 && <IconButton {...move(at + 1)} label={words.down(name)} icon={<ArrowDown />} />}
      </span>
      <IconButton {...button({ act: 'remove', list, at })} label={words.remove(name)} icon={<X />} />
    </div>
  );
}
