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
  /** The fields of a row; `name` begins theirs: `<Field name={`${name}.title`} />`. */
  children: (name: `${List}.${number}`) => ReactNode;
};

function FormRows({ name, rowName, addLabel, begin, children }: FormRowsProps) {
  const words = useOwnWords(formWords);
  const form = useFormContext();
  const control = form.form.control as unknown as Control<FieldValues>;
  const { fields, append, remove, move } = useFieldArray({ control, name });
  const [said, setSaid] = useState('');
  const box = useRef<HTMLFieldSetElement>(null);
  const error = form.errors[name];
  const { ask } = form;
  useEffect(() => ask([name]), [ask, name]);
  const row = fieldRules(form.schema, name)?.row;

  const act = (change: ListChange) => (event: MouseEvent) => {
    event.preventDefault();
    if (change.act === 'add')
      append({ ...(row && valuesOf(row)), ...begin?.() }, { focusName: `${name}.${fields.length}` });
    else if (change.act === 'move') {
      flushSync(() => move(change.at, change.to));
      // The button that was pressed may be gone: the row cannot go farther.
      if (document.activeElement === document.body)
        box.current?.querySelectorAll(':scope > ol > li')[change.to]?.querySelector('button')?.focus();
      setSaid(words.moved(rowName(change.at + 1), String(change.to + 1)));
    } else {
      remove(change.at);
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
  return (
    <fieldset ref={box} id={fieldId(name)} tabIndex={-1} className="min-w-0 outline-none">
      <legend className="font-semibold text-ink">{form.labels[name]}</legend>
      <Asked name={name} />
      {error && <FieldError id={`${fieldId(name)}-error`}>{error}</FieldError>}
      <ol className="mt-2 grid grid-cols-1 gap-4">
        {fields.map(({ id }, at) => (
          <li key={id} className="flex flex-col gap-3 rounded-ctl border border-line p-4">
            <RowHead list={name} at={at} count={fields.length} name={rowName(at + 1)} button={button} />
            {children(`${name}.${at}`)}
          </li>
        ))}
      </ol>
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

/** `const Rows = rowsOf(schema)`: rows that one adds, moves and takes away; without script each button posts the form. */
export const rowsOf = <Schema extends FormSchema>(_schema?: Schema) =>
  FormRows as <List extends RowsNameOf<Schema>>(props: FormRowsProps<List>) => JSX.Element;

type RowHeadProps = {
  list: string;
  at: number;
  count: number;
  name: string;
  button: (change: ListChange) => {
    type: 'submit';
    name: string;
    value: string;
    onClick: (event: MouseEvent) => void;
  };
};

/** The row's name and what can be done with it. */
function RowHead({ list, at, count, name, button }: RowHeadProps) {
  const words = useOwnWords(formWords);
  const move = (to: number) => button({ act: 'move', list, at, to });
  return (
    <div className="flex flex-wrap items-center gap-1">
      <span className="mr-auto font-semibold">{name}</span>
      {at > 0 && <IconButton {...move(at - 1)} label={words.up(name)} icon={<ArrowUp />} />}
      {at < count - 1 && <IconButton {...move(at + 1)} label={words.down(name)} icon={<ArrowDown />} />}
      <IconButton {...button({ act: 'remove', list, at })} label={words.remove(name)} icon={<X />} />
    </div>
  );
}
