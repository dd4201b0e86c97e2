import UserRoundPen from 'lucide-react/icons/user-round-pen';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Button } from '#app/ui/button.tsx';
import { ChoiceGroup } from '#app/ui/choice-group.tsx';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import type { ContactPerson } from '#app/features/vacancy-admin/form.server.ts';

type ContactChoiceProps = FieldWords & {
  people: readonly ContactPerson[];
  name: string;
  id?: string;
  /** Id of the person; '' for somebody who is written below. */
  value?: string;
  onChange?: (value: string) => void;
};

/** The card of who is the contact; the others come after a press, and without script stand there at once. */
export function ContactChoice(props: ContactChoiceProps) {
  const { label, hint, error, optional, people, name, value = '', onChange } = props;
  const t = useWords('vacancy-admin');
  const ids = useFieldIds(props.id, props);
  const [isOpen, setOpen] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) group.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
  }, [isOpen]);
  const card = (person: ContactPerson | null) => {
    const isChosen = (person?.id ?? '') === value;
    const isFolded = !isOpen && !isChosen;
    return (
      <div
        key={person?.id ?? ''}
        className={`relative flex flex-wrap items-center gap-4 rounded-ctl border-ctl border-edge bg-surface p-4 shell-ring hover:border-ink has-checked:border-solid ${isFolded ? 'hidden noscript:flex' : ''}`}
      >
        <label className="flex min-w-0 flex-[1_1_11rem] flex-wrap items-center gap-4">
          <input
            type="radio"
            name={name}
            value={person?.id ?? ''}
            checked={isChosen}
            onChange={() => onChange?.(person?.id ?? '')}
            aria-invalid={error ? true : undefined}
            className={`radio ${isOpen ? '' : 'sr-only noscript:not-sr-only'}`}
          />
          {person ? <Person person={person} /> : <SomebodyElse />}
        </label>
        {!isOpen && isChosen && (
          <span className="noscript:hidden">
            <Button kind="line" size="small" onClick={() => setOpen(true)}>
              {t('form.contact.change')}
            </Button>
          </span>
        )}
      </div>
    );
  };
  return (
    <ChoiceGroup {...{ label, hint, error, optional }} ids={ids}>
      <div ref={group} className="grid gap-3">
        {people.map(card)}
        {card(null)}
      </div>
    </ChoiceGroup>
  );
}

function Person({ person: { name, email, phone } }: { person: ContactPerson }) {
  return (
    <>
      <Avatar name={name} besideName />
      <span className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
        <span className="block font-semibold text-ink">{name}</span>
        <span className="block t-sm text-soft">{[email, phone].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

function SomebodyElse() {
  const t = useWords('vacancy-admin');
  return (
    <>
      <span className="grid size-11 shrink-0 place-content-center rounded-full bg-sunken text-soft">
        <UserRoundPen aria-hidden className="size-5" />
      </span>
      <span className="min-w-0 flex-[1_1_9rem]">
        <span className="block font-semibold text-ink">{t('form.contact.other')}</span>
        <span className="block t-sm text-soft">{t('form.contact.otherText')}</span>
      </span>
    </>
  );
}
