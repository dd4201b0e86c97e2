import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Pencil from 'lucide-react/icons/pencil';
import { days } from '#contract/schedule.ts';
import { centerWords } from '#contract/center-name.ts';
import { addressOf } from '#app/features/contact-people/components/list/address.ts';
import type { ContactPerson, PersonAct } from '#app/features/contact-people/list.server.ts';
import { actFormOf } from '#app/forms/act-form.tsx';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Link } from '#app/ui/link.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';
import { treeWords } from '#app/ui/words/tree.ts';

const Act = actFormOf<PersonAct>();

/** The days of the week as a strip; those on which one can be reached stand out, and are read out alone. */
function DayStrip({ on }: { on: ContactPerson['days'] }) {
  const t = useWords('contact-people');
  return (
    <ul className="flex gap-1 t-xs">
      {days.map((day) =>
        on.includes(day) ? (
          <li
            key={day}
            className="grid h-7 min-w-8 place-content-center px-1 rounded-tag bg-solid font-semibold text-onsolid"
          >
            <span aria-hidden>{t(`short.${day}`)}</span>
            <span className="sr-only">{t(`days.${day}`)}</span>
          </li>
        ) : (
          <li
            key={day}
            aria-hidden
            className="grid h-7 min-w-8 place-content-center px-1 rounded-tag bg-tint text-soft"
          >
            {t(`short.${day}`)}
          </li>
        ),
      )}
    </ul>
  );
}

export interface PeopleProps {
  people: readonly ContactPerson[];
  /** The id of who is open in the form beside it. */
  open: string | undefined;
}

interface MoveProps {
  person: ContactPerson;
  direction: 'up' | 'down';
  /** Where that is, counted from 1. */
  order: number;
}

function Move({ person: { id, name }, direction, order }: MoveProps) {
  const words = useOwnWords(treeWords);
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <Act act="place" keepsPlace fields={{ personId: id, order }}>
      <IconButton type="submit" label={words[direction](name)} icon={<Icon />} />
    </Act>
  );
}

/** A face, what they answer, and when (ui.md, section 8, screen 22c). */
export function PersonLines({ person }: { person: ContactPerson }) {
  const t = useWords('contact-people');
  const { name, photo, topics } = person;
  const role = centerWords(useLocale(), person.role, person.roleEn);
  return (
    <div className="flex flex-wrap items-center gap-4 py-2">
      <Avatar name={name} src={photo?.url ?? null} size="large" besideName />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        {role && (
          <p lang={role.language} className="t-sm text-soft">
            {role.text}
          </p>
        )}
        <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {topics.map((topic) => (
            <li key={topic} className="rounded-tag bg-tint px-2.5 py-1 t-xs font-semibold">
              {t(`topics.${topic}`)}
            </li>
          ))}
        </ul>
      </div>
      <DayStrip on={person.days} />
    </div>
  );
}

interface EditLinkProps {
  person: ContactPerson;
  isOpen: boolean;
}

/** To the form of one, beside the list. */
export function EditLink({ person: { id, name }, isOpen }: EditLinkProps) {
  const t = useWords('contact-people');
  return (
    <Link
      href={addressOf(id)}
      aria-current={isOpen ? 'true' : undefined}
      className="grid size-11 shrink-0 place-content-center rounded-ctl text-ink hover:bg-tint2"
    >
      <Pencil aria-hidden className="size-5" />
      <span className="sr-only">{t('edit', { name })}</span>
    </Link>
  );
}

type PersonRowProps = EditLinkProps & {
  /** Counted from 1. */
  place: number;
  isLast: boolean;
};

/** As tall as the row that can be dragged, which takes its place. */
export function PersonRow({ person, isOpen, place, isLast }: PersonRowProps) {
  return (
    <li
      className={`flex min-h-14 flex-wrap items-center gap-x-1 border-b border-line ps-1 pe-2 last:border-b-0 ${isOpen ? 'bg-tint2' : ''}`}
    >
      <span className="h-11 w-5 shrink-0 max-sm:w-3" />
      <div className="min-w-0 flex-1 basis-28 py-2">
        <PersonLines person={person} />
      </div>
      <span className="ms-auto flex">
        {/* At the edge it keeps its place. */}
        {place === 1 ? <span className="w-11" /> : <Move person={person} direction="up" order={place - 1} />}
        {isLast ? <span className="w-11" /> : <Move person={person} direction="down" order={place + 1} />}
        <EditLink person={person} isOpen={isOpen} />
      </span>
    </li>
  );
}
