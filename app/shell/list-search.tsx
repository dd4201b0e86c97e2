import type { ReactNode } from 'react';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type ListSearchProps = {
  /** The address of the list with all that is chosen, on its first page. */
  address: string;
  /** The words that are looked for now. */
  q: string;
  label: string;
  find: string;
  /** Fields beside the words, and their names: these the form asks itself. */
  fields?: ReactNode;
  names?: readonly string[];
  /** After the button. */
  children?: ReactNode;
};

/** The form over a list. What it does not ask itself goes along unseen. */
export function ListSearch({ address, q, label, find, fields, names, children }: ListSearchProps) {
  const path = usePath();
  const [list = '', search] = address.split('?');
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'q' && !names?.includes(name));
  return (
    <Form action={path(list)} role="search" className="flex flex-wrap items-end gap-3">
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 grow basis-56 sm:max-w-96">
        <TextField
          key={q}
          type="search"
          name="q"
          maxLength={200}
          label={label}
          icon={<Search />}
          defaultValue={q}
        />
      </div>
      {fields}
      <Button type="submit" kind="line">
        {find}
      </Button>
      {children}
    </Form>
  );
}
