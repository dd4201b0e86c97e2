import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import { PlacesLeft } from './places-left.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { similarId } from '#app/features/vacancies/components/part-ids.ts';
import { telephone } from '#app/ui/telephone.ts';

/** An application of the reader's own that still stands. */
export type OwnApplication = { id: string; sentAt: string };

export type PanelPartProps = {
  vacancy: VacancyView;
  own: OwnApplication | null;
  /** How many like it the page shows. */
  alike: number;
};

/** Who the panel is of: the person one would hear from, or that it is closed. */
export function PanelHead({ vacancy, alike }: PanelPartProps) {
  return vacancy.state === 'open' ? (
    <Contact vacancy={vacancy} />
  ) : (
    <Closed state={vacancy.state} alike={alike} />
  );
}

/** What one may want to know before joining, under what one sent already. */
export function PanelFacts({ vacancy, own }: PanelPartProps) {
  return (
    <>
      {own && <Applied own={own} />}
      <Particulars vacancy={vacancy} />
    </>
  );
}

function Contact({ vacancy }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const { contactPerson, contactFirstName, organizationName, isPrivate, answerDays } = vacancy;
  const title = contactFirstName
    ? t('show.contact', { name: contactFirstName })
    : isPrivate
      ? t('show.contactPrivate')
      : t('show.contactNobody', { organization: organizationName });
  return (
    <div className="flex items-center gap-4">
      {contactPerson ? (
        <Avatar name={contactPerson} size="huge" besideName />
      ) : (
        <Plate name={organizationName} size="large" besideName />
      )}
      <div className="min-w-0">
        <h2 id="contact" className="t-h4">
          {title}
        </h2>
        {answerDays !== null && (
          <p className="mt-1 t-sm text-soft">{t('show.answers', { count: answerDays })}</p>
        )}
      </div>
    </div>
  );
}

function Closed({ state, alike }: { state: Exclude<VacancyView['state'], 'open'>; alike: number }) {
  const t = useWords('vacancies');
  return (
    <>
      <h2 id="contact" className="t-h4">
        {t(`show.closed.${state}`)}
      </h2>
      <div className="mt-4">
        {alike > 0 ? (
          <a href={`#${similarId}`} className={buttonClass({ kind: 'line', wide: true })}>
            {t('show.closed.similar', { count: alike })}
          </a>
        ) : (
          <ButtonLink href="/vacancies/search" kind="line" wide>
            {t('show.searchMore')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Applied({ own }: { own: OwnApplication }) {
  const t = useWords('vacancies');
  const { longDay } = useFormat();
  return (
    <div className="mt-5 rounded-ctl bg-okbg px-4 py-3.5">
      <p className="flex items-start gap-2 font-semibold text-ok">
        <CircleCheck className="mt-0.75 size-5 shrink-0" />
        {t('show.applied')}
      </p>
      <p className="mt-1 t-sm">{t('show.appliedOn', { day: longDay(own.sentAt) })}</p>
      <Link href={`/applications/${own.id}`} className="mt-1 inline-block py-1 link">
        {t('show.appliedShow')}
      </Link>
    </div>
  );
}

function Particulars({ vacancy }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const { shortDate } = useFormat();
  const now = useNow();
  const { positions, positionsLeft, expiresAt, contactPhone, contactEmail, state } = vacancy;
  if (state !== 'open') return null;
  const places =
    positions === null || positionsLeft === null
      ? t('show.anyNumber')
      : positions === 1
        ? t('show.onlyPlace')
        : t('show.places', { count: positionsLeft, positions });
  return (
    <ul className="mt-5 space-y-2 border-t border-line pt-5 t-sm [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-soft">
      <li className="flex items-center gap-3 hyphens-manual">
        <Users />
        {places}
        {positions !== null && positions > 1 && positionsLeft !== null && (
          // In large letters on a phone the words have the room.
          <span className="ml-auto max-[20rem]:hidden">
            <PlacesLeft positions={positions} left={positionsLeft} />
          </span>
        )}
      </li>
      {expiresAt && (
        <li className="flex items-center gap-3">
          <CalendarClock />
          {t('show.closes', { day: shortDate(expiresAt, now) })}
        </li>
      )}
      {contactPhone && (
        <li className="flex items-center gap-3">
          <Phone />
          <a href={telephone(contactPhone)} className="inline-block py-1 link">
            {t('show.phone', { number: contactPhone })}
          </a>
        </li>
      )}
      {contactEmail && (
        <li className="flex items-center gap-3">
          <Mail />
          <a href={`mailto:${contactEmail}`} className="inline-block min-w-0 py-1 link wrap-anywhere">
            {t('show.email', { address: contactEmail })}
          </a>
        </li>
      )}
    </ul>
  );
}
