import Newspaper from 'lucide-react/icons/newspaper';
import Plus from 'lucide-react/icons/plus';
import { OwnApplications } from '#app/features/applications/components/own-applications.tsx';
import { CenterContact } from '#app/features/dashboard/components/center-contact.tsx';
import { WrittenPages } from '#app/features/dashboard/components/written-pages.tsx';
import type { WritersDayData } from '#app/features/dashboard/dashboard.server.ts';
import { StaffHead } from '#app/features/dashboard/components/staff-head.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

/** What visitors read: that is what they keep. */
const places = [
  { href: '/', word: 'writer.home' },
  { href: '/nieuws', word: 'writer.news' },
  { href: '/vacancies/search', word: 'writer.vacancies' },
  { href: '/organizations', word: 'writer.organizations' },
] as const;

/** What is written and not online; when that is nothing, so much is said. */
function Unfinished({ unfinished: { count, pages } }: WritersDayData) {
  const t = useWords('dashboard');
  const { number } = useFormat();
  return (
    <section aria-labelledby="unfinished">
      <HeadingRule
        id="unfinished"
        {...(count > 0 && { count: number(count) })}
        side={
          count > pages.length && (
            <Link href="/content?state=unfinished" className="link">
              {t('writer.allUnfinished')}
            </Link>
          )
        }
      >
        {t('writer.unfinished')}
      </HeadingRule>
      <p className="pt-3 text-soft">{t(count > 0 ? 'writer.unfinishedText' : 'writer.finished')}</p>
      {count > 0 && <WrittenPages pages={pages} />}
    </section>
  );
}

/** What keeps some visitors from what is there. */
function Lacking({ undescribedPictures: count }: WritersDayData) {
  const t = useWords('dashboard');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <section aria-labelledby="lacking">
      <HeadingRule
        id="lacking"
        side={
          <Link href="/content/file-upload?kind=undescribed" className="link">
            {t('writer.describe')}
          </Link>
        }
      >
        {t('writer.lacking')}
      </HeadingRule>
      <p className="pt-3 font-semibold">{t('writer.undescribed', { count, number: number(count) })}</p>
      <p className="text-soft">{t('writer.undescribedText')}</p>
    </section>
  );
}

/** Pages of one's own to write, or what to do where there are none yet. */
function Pages({ day }: { day: WritersDayData }) {
  const t = useWords('dashboard');
  if (day.latest.length === 0)
    return (
      <section aria-labelledby="pages">
        <HeadingRule id="pages">{t('writer.noPages')}</HeadingRule>
        <p className="pt-3 text-soft">{t('writer.noPagesText')}</p>
      </section>
    );
  return (
    <>
      <Unfinished {...day} />
      <Lacking {...day} />
      <section aria-labelledby="changed">
        <HeadingRule
          id="changed"
          side={
            <Link href="/content" className="link">
              {t('writer.allPages')}
            </Link>
          }
        >
          {t('writer.latest')}
        </HeadingRule>
        <WrittenPages pages={day.latest} />
      </section>
    </>
  );
}

/** The site as it is, and whom to ask. */
function Side() {
  const t = useWords('dashboard');
  return (
    <div className="grid content-start gap-10">
      <section aria-labelledby="site">
        <HeadingRule id="site">{t('writer.title')}</HeadingRule>
        <ul>
          {places.map(({ href, word }) => (
            <li key={href} className="border-b border-line">
              <Link href={href} className="inline-flex min-h-12 items-center link">
                {t(word)}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="ask" className="grid gap-3">
        <h2 id="ask" className="t-h4">
          {t('contact.title')}
        </h2>
        <CenterContact />
      </section>
    </div>
  );
}

/** The day of who keeps the pages of the site: what is to be finished, what was changed last, and the ways to begin something. */
export function WritersDay({ day }: { day: WritersDayData }) {
  const t = useWords('dashboard');
  return (
    <>
      <StaffHead firstName={day.firstName} state={t(`writer.roles.${day.role}`)} />
      {day.mayAddPages && (
        <p className="mt-5 flex flex-wrap gap-3">
          <ButtonLink href="/content/add" icon={<Plus />}>
            {t('writer.addPage')}
          </ButtonLink>
          <ButtonLink href="/content/add?pageType=news" kind="line" icon={<Newspaper />}>
            {t('writer.addNews')}
          </ButtonLink>
        </p>
      )}
      <div className="mt-8 grid gap-10 pb-10 xl:grid-cols-[minmax(0,1fr)_16.5rem]">
        <div className="grid content-start gap-10">
          <Pages day={day} />
          {day.items.length > 0 && (
            <section aria-labelledby="own">
              <HeadingRule id="own">{t('staff.own')}</HeadingRule>
              <OwnApplications items={day.items} level={3} />
            </section>
          )}
        </div>
        <Side />
      </div>
    </>
  );
}
