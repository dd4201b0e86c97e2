import Phone from 'lucide-react/icons/phone';
import { HousePart } from '#app/drawings/house-part.tsx';
import { Reminder } from '#app/features/applications/components/reminder.tsx';
import { Waiting } from '#app/features/applications/components/waiting-time.tsx';
import type { StaffDayData, WaitingPerson } from '#app/features/dashboard/dashboard.server.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import { telephone } from '#app/ui/telephone.ts';

/** After more days than this the centre does better to call. */
const callAfterDays = 7;

/** Who waits longest, with the one thing to do about it. */
export function WaitingQueue({ day }: { day: StaffDayData }) {
  const t = useWords('dashboard');
  const { number } = useFormat();
  const { waiting, figures } = day;
  const total = figures.waiting;
  // Praise is for who answered something.
  const hadAny = figures.answerDays.now !== null || figures.answerDays.before !== null;
  const label =
    total > waiting.length
      ? t('staff.all', { count: total, number: number(total) })
      : t('staff.allApplications');
  return (
    <section aria-labelledby="queue">
      <HeadingRule
        id="queue"
        count={total > 0 ? number(total) : undefined}
        side={
          <Link href="/applications" className="link">
            {label}
          </Link>
        }
      >
        {t('staff.queue')}
      </HeadingRule>
      {waiting.length === 0 ? (
        <EmptyState
          level={3}
          title={t(hadAny ? 'staff.done' : 'staff.none')}
          drawing={<HousePart kind="tree" />}
        >
          {t('staff.doneText')}
        </EmptyState>
      ) : (
        <ul>
          {waiting.map((person, at) => (
            <Row key={person.id} person={person} isCenter={figures.reach === 'center'} isFirst={at === 0} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ person, isCenter, isFirst }: { person: WaitingPerson; isCenter: boolean; isFirst: boolean }) {
  const about = [person.vacancyTitle, ...(isCenter ? [person.organizationName] : [])].join(', ');
  return (
    <li className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-line py-3 hover:bg-tint max-[17rem]:block sm:grid-cols-[auto_minmax(0,1fr)_6.5rem_11rem]">
      <span className="col-start-1 row-span-2 row-start-1 max-[17rem]:hidden">
        <Avatar name={person.name} besideName />
      </span>
      <Link
        href={`/applications/${person.id}`}
        className="col-start-2 row-start-1 font-semibold text-ink no-underline decoration-2 underline-offset-3 group-hover:underline after:absolute after:inset-0"
      >
        {person.name}
      </Link>
      <p className="col-start-2 row-start-2 t-sm text-soft [overflow-wrap:anywhere] max-sm:col-span-2">
        {about}
      </p>
      <span className="col-start-3 row-start-1 sm:row-span-2">
        <Waiting days={person.waitingDays ?? 0} />
      </span>
      <div className="relative col-start-4 row-span-2 row-start-1 hidden justify-self-end sm:block">
        <ApplicationAction person={person} isCenter={isCenter} isFirst={isFirst} />
      </div>
    </li>
  );
}

/** An organisation answers itself; the centre opens it, reminds who has to answer, or calls when it takes too long. */
function ApplicationAction({
  person,
  isCenter,
  isFirst,
}: {
  person: WaitingPerson;
  isCenter: boolean;
  isFirst: boolean;
}) {
  const t = useWords('dashboard');
  const phone = person.organizationPhone;
  if (isCenter && phone && (person.waitingDays ?? 0) > callAfterDays)
    return (
      <a
        href={telephone(phone)}
        title={t('staff.callName', { name: person.organizationName, phone })}
        className={buttonClass({ kind: 'soft', size: 'small' })}
      >
        <Phone aria-hidden="true" />
        {t('staff.call')}
        <span className="sr-only">, {t('staff.callName', { name: person.organizationName, phone })}</span>
      </a>
    );
  if (isCenter && (person.mayRemind || person.remindedAt !== null))
    return <Reminder application={person} mayRemind={person.mayRemind} />;
  return (
    <Link
      href={`/applications/${person.id}`}
      className={buttonClass({ kind: isFirst && !isCenter ? 'solid' : 'line', size: 'small' })}
    >
      {isCenter ? t('staff.look') : t('staff.answer')}
      <span className="sr-only"> {t('staff.toPerson', { name: person.name })}</span>
    </Link>
  );
}
