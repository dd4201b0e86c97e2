import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button } from '#app/ui/button.tsx';
import { controlClass } from '#app/ui/control-class.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { tableWords } from '#app/ui/words/table.ts';

type PerPageProps = {
  sizes: readonly number[];
  value: number;
  /** Name in the address. */
  name: string;
  /** The address of the list, in the language of the page. */
  action: string;
  /** The rest of what is chosen: goes along unseen, without the page. */
  kept: readonly (readonly [name: string, value: string])[];
  /** With script: goes there without loading the page again. */
  onChoose?: (size: number) => void;
};

/** 'Toon 25 per pagina': acts at once, and by its button without script. */
export function PerPage({ sizes, value, name, action, kept, onChoose }: PerPageProps) {
  const words = useOwnWords(tableWords);
  return (
    <form action={action} method="get" className="flex flex-wrap items-center gap-2.5">
      {kept.map(([key, one]) => (
        <input key={`${key} ${one}`} type="hidden" name={key} value={one} />
      ))}
      <span aria-hidden="true">{words.show}</span>
      <span className="relative block">
        <select
          // What the address says, also after going back.
          key={value}
          name={name}
          defaultValue={value}
          aria-label={words.perPageLabel}
          onChange={({ currentTarget }) =>
            onChoose ? onChoose(Number(currentTarget.value)) : currentTarget.form?.requestSubmit()
          }
          className={`${controlClass({})} appearance-none pr-10 font-semibold tnum`}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2" />
      </span>
      <span aria-hidden="true">{words.perPage}</span>
      <noscript>
        <Button type="submit" kind="line">
          {words.show}
        </Button>
      </noscript>
    </form>
  );
}
