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

type MoveProps = { person: ContactPerson; act: 'up' | 'down' };

function Move({ person: { id, name }, act }: MoveProps) {
  const t = useWords('contact-people');
  const Icon = act === 'up' ? ArrowUp : ArrowDown;
  return (
    <Act act={act} keepsPlace fields={{ personId: id }}>
      <IconButton type="submit" label={t(act, { name })} icon={<Icon />} />
    </Act>
  );
}

type PersonRowProps = { person: ContactPerson; isOpen: boolean; isFirst: boolean; isLast: boolean };

/** A face, what they answer, and when (ui.md, section 8, screen 22c). */
export function PersonRow({ person, isOpen, isFirst, isLast }: PersonRowProps) {
  const t = useWords('contact-people');
  const { id, name, photo, topics } = person;
  const role = centerWords(useLocale(), person.role, person.roleEn);
  return (
    <li
      className={`flex flex-wrap items-center gap-4 border-b border-line px-3 py-4 ${isOpen ? 'bg-tint2' : ''}`}
    >
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
      <div className="flex items-center gap-1">
        {/* At the edge it keeps its place. */}
        {isFirst ? <span className="w-11" /> : <Move person={person} act="up" />}
        {isLast ? <span className="w-11" /> : <Move person={person} act="down" />}
        <Link
          href={addressOf(id)}
          aria-current={isOpen ? 'true' : undefined}
          className="grid size-11 place-content-center rounded-ctl text-ink hover:bg-tint"
        >
          <Pencil aria-hidden className="size-5" />
          <span className="sr-only">{t('edit', { name })}</span>
        </Link>
      </div>
    </li>
  );
}
