import type { Detail } from '#app/features/applications/show.server.ts';
import { ScheduleGrid } from '#app/features/applications/components/show/schedule-grid.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Fact } from '#app/ui/fact.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { telephone } from '#app/ui/telephone.ts';

function PhoneLink({ number }: { number: string }) {
  return (
    <a href={telephone(number)} className="link inline-block py-0.5">
      {number}
    </a>
  );
}

/** How to reach who applied. The language only when it is another than the page's: then it helps to know. */
function Contact({ application }: Pick<Detail, 'application'>) {
  const t = useWords('applications');
  const locale = useLocale();
  const { email, phoneNumber } = application;
  return (
    <section aria-labelledby="contact">
      <HeadingRule id="contact">{t('detail.contact')}</HeadingRule>
      <dl className="grid gap-3 pt-4">
        <Fact label={t('detail.email')}>
          <a href={`mailto:${email}`} className="link inline-block py-0.5">
            {email}
          </a>
        </Fact>
        <Fact label={t('detail.phone')}>
          {phoneNumber ? <PhoneLink number={phoneNumber} /> : t('detail.noPhone')}
        </Fact>
        {application.mayBeKept && application.status !== 'accepted' && (
          <Fact label={t('detail.later')}>
            {t(application.status === null ? 'detail.laterIfNot' : 'detail.laterYes')}
          </Fact>
        )}
        {application.locale !== locale && (
          <Fact label={t('detail.language')}>
            {t(application.locale === 'nl' ? 'detail.inDutch' : 'detail.inEnglish')}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Places({ left }: { left: number | null }) {
  const t = useWords('applications');
  return left === null ? t('detail.anyNumber') : t('detail.placesLeft', { count: left });
}

/** At the right: contact, when help is needed, places, and for others than the organisation itself who it is. */
export function SideFacts({ detail }: { detail: Detail }) {
  const t = useWords('applications');
  const { longDay } = useFormat();
  const { application, vacancy, organizationPhone, isWork, isCenter } = detail;
  const date =
    vacancy?.startsOn && vacancy.startsOn === vacancy.endsOn ? longDay(vacancy.startsOn) : undefined;
  return (
    <div className="grid content-start gap-9">
      {isWork && <Contact application={application} />}
      {vacancy && (
        <section aria-labelledby="schedule">
          <HeadingRule id="schedule">{t('detail.schedule')}</HeadingRule>
          <div className="pt-4">
            <ScheduleGrid schedule={vacancy.schedule} date={date} />
            {/* Whoever has a place already should not read that all are taken. */}
            {isWork && (
              <p className="mt-3 text-soft">
                <Places left={vacancy.positionsLeft} />
              </p>
            )}
          </div>
        </section>
      )}
      {(isCenter || !isWork) && (
        <section aria-labelledby="organization">
          <HeadingRule id="organization">{t('detail.organization')}</HeadingRule>
          <p className="pt-4">{application.organizationName}</p>
          {organizationPhone && <PhoneLink number={organizationPhone} />}
        </section>
      )}
    </div>
  );
}
