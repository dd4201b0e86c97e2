import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useFormContext } from '#app/forms/form-context.ts';
import { useTyped } from '#app/features/vacancy-admin/form-values.ts';
import { differs, holdsAnything, toldOf, type FieldWords } from './told-of-fields.ts';

type FoldProps = {
  /** `#…` in the address opens it. */
  id: string;
  title: string;
  /** What is asked in it: its line while nothing is filled in. */
  about: string;
  /** Names of its fields, in their order. */
  fields: readonly string[];
  /** What the values of its lists are called, by field. */
  words?: FieldWords;
  children: ReactNode;
};

/**
 * A part of the form that a vacancy can do without: closed until something in it is filled in or wrong, or somebody is led
 * there. Its fields are sent either way.
 */
export function Fold({ id, title, about, fields, words, children }: FoldProps) {
  const { box, beginsOpen } = useFold(fields);
  return (
    <details ref={box} id={id} open={beginsOpen} className="group scroll-mt-24 border-t border-line">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-3 rounded-tag py-3 hover:text-link [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <h3 className="t-h4 [overflow-wrap:anywhere] hyphens-auto">{title}</h3>
          <Told {...{ about, fields, words }} />
        </span>
        <Plus aria-hidden className="size-5 shrink-0 text-soft group-open:hidden" />
        <Minus aria-hidden className="hidden size-5 shrink-0 text-soft group-open:block" />
      </summary>
      <div className="grid gap-5 pt-2 pb-8">{children}</div>
    </details>
  );
}

/** One line of what is filled in. By itself, so that typing does not draw the fields again. */
function Told({ about, fields, words }: Pick<FoldProps, 'about' | 'fields' | 'words'>) {
  const { labels } = useFormContext();
  const told = toldOf(useTyped(), fields, { labels, words });
  return <span className="line-clamp-1 text-soft">{told.length > 0 ? told.join(' · ') : about}</span>;
}

/**
 * A new one begins open where it was filled in for its writer, one that is saved closed: its line says what is in it. It opens
 * when something in it is wrong, or what was typed before is put back; after that it is as its reader leaves it.
 */
function useFold(fields: readonly string[]) {
  const { form, errors, startValues, findings, draft, hidden } = useFormContext();
  const isWrong = Object.keys(errors).some((name) => fields.includes(name.split('.')[0] ?? ''));
  const isNew = hidden.lockVersion === undefined;
  const [beginsOpen] = useState(isWrong || (isNew && holdsAnything(startValues, fields)));
  const box = useRef<HTMLDetailsElement>(null);
  // Again at each try: it may have been closed since.
  const wrongAt = isWrong ? findings.attempt : undefined;
  useEffect(() => {
    if (box.current && wrongAt !== undefined) box.current.open = true;
  }, [wrongAt]);
  useEffect(() => {
    if (box.current && draft.isRestored && differs(form.getValues(), startValues, fields))
      box.current.open = true;
  }, [draft.isRestored, form, startValues, fields]);
  const { hash } = useLocation();
  useEffect(() => followLinks(hash, box), [hash]);
  return { box, beginsOpen };
}

/** A link to something inside, or its name in the address, opens it: a browser opens by itself only what it goes to itself. */
function followLinks(hash: string, box: { readonly current: HTMLDetailsElement | null }): () => void {
  const reveal = (fragment: string) => {
    const aim = document.getElementById(fragment.slice(1));
    if (!aim || !box.current?.contains(aim)) return null;
    box.current.open = true;
    return aim;
  };
  if (hash !== '') reveal(hash)?.scrollIntoView();
  const pressed = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.hash !== '') reveal(link.hash);
  };
  // Before whatever the link itself does, such as give the focus to a field.
  document.addEventListener('click', pressed, true);
  return () => document.removeEventListener('click', pressed, true);
}
