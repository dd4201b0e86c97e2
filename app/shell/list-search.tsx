import ListFilter from 'lucide-react/icons/list-filter';
import Search from 'lucide-react/icons/search';
import { type ReactNode, useId, useState } from 'react';
import { Form } from 'react-router';
import { textLimits } from '#contract/text-limits.ts';
import { useWords } from '#app/i18n/words.ts';
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

/** On a phone folded until asked for, so that the list begins sooner; without script always there. */
function Fields({ children }: { children: ReactNode }) {
  const t = useWords('shell');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="sm:hidden noscript:hidden">
        <Button
          kind="line"
          icon={<ListFilter />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t('filters')}
        </Button>
      </span>
      <div
        id={id}
        className={`flex flex-wrap items-end gap-3 max-sm:order-last max-sm:w-full noscript:flex! ${isOpen ? '' : 'max-sm:hidden'}`}
      >
        {children}
      </div>
    </>
  );
}

/** Where the fields beside it nearly fit, a font that comes late would move them: from the start they are on the next line. */
const ownLine = 'sm:max-lg:max-w-none sm:max-lg:basis-full';

/** There the words stand in the field until something is typed, so that the first row stands on the first screen. */
const onPhone = 'max-sm:basis-32 max-sm:[&_label]:sr-only sm:[&_input]:placeholder:text-transparent';

/** The form over a list. What it does not ask itself goes along unseen. */
export function ListSearch({ address, q, label, find, fields, names, children }: ListSearchProps) {
  const path = usePath();
  const [list = '', search] = address.split('?');
  const kept = [...new URLSearchParams(search)].filter(([name]) => name !== 'q' && !names?.includes(name));
  return (
    <Form
      action={path(list)}
      role="search"
      className="flex flex-wrap items-end gap-3 max-sm:gap-2"
      // What is chosen from a list is meant at once; what is typed, when it is sent.
      onChange={({ target, currentTarget }) =>
        (target as Element) instanceof HTMLSelectElement && currentTarget.requestSubmit()
      }
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={`min-w-0 grow basis-56 ${onPhone} ${fields ? ownLine : 'sm:max-w-96'} lg:max-w-96`}>
        <TextField
          key={q}
          type="search"
          name="q"
          maxLength={textLimits.search}
          label={label}
          placeholder={label}
          icon={<Search />}
          defaultValue={q}
        />
      </div>
      {fields && <Fields>{fields}</Fields>}
      <Button type="submit" kind="line" icon={<Search className="sm:hidden" />}>
        <span className="max-sm:sr-only">{find}</span>
      </Button>
      {children}
    </Form>
  );
}
