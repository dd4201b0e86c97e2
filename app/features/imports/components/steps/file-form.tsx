import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { listFormat } from '#contract/formatters.ts';
import { actButtonOf, actFormOf, useActRefusal } from '#app/forms/act-form.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { FileField } from '#app/ui/file-field.tsx';

const Act = actFormOf<'file'>();
const Press = actButtonOf<'file'>();

/** 'Titel (Engels)' as 'titel (Engels)', 'VOG nodig' as it is. */
const withinSentence = (name: string) =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);

type FileFormProps = {
  /** Where it is sent. */
  href: string;
  lead: string;
  label: string;
  hint: string;
  maximumBytes: number;
  /** Names of what must be in it, and of what may. */
  needed: readonly string[];
  optional: readonly string[];
  /** What else is good to know. */
  facts: readonly string[];
  children?: ReactNode;
};

/** Which file, and what must be in it. */
export function FileForm(props: FileFormProps) {
  const { href, lead, label, hint, maximumBytes, needed, optional, facts, children } = props;
  const t = useWords('imports');
  const locale = useLocale();
  const path = usePath();
  const refused = useActRefusal('file');
  const listed = (names: readonly string[]) => listFormat(locale).format(names.map(withinSentence));
  return (
    <Act act="file" hasFiles action={path(href)} className="grid max-w-[45rem] grid-cols-1 gap-6">
      <div>
        <h2 className="t-h3">{t('file.title')}</h2>
        <p className="mt-1.5 text-soft">{lead}</p>
      </div>
      <FileField
        key={refused?.at}
        name="file"
        label={label}
        hint={hint}
        error={refused?.fields['file']}
        accept=".csv,.xlsx,.tsv,.txt"
        maximumBytes={maximumBytes}
      />
      <ul className="grid list-disc gap-1.5 pl-5 text-soft">
        <li>{t('file.needed', { fields: listed(needed) })}</li>
        <li>{t('file.optional', { fields: listed(optional) })}</li>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {children}
      <div>
        <Press nextIcon={<ArrowRight />}>{t('file.send')}</Press>
      </div>
    </Act>
  );
}
