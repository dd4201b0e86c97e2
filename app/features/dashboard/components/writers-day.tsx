import { OwnApplications } from '#app/features/applications/components/own-applications.tsx';
import { CenterContact } from '#app/features/dashboard/components/center-contact.tsx';
import type { WritersDayData } from '#app/features/dashboard/dashboard.server.ts';
import { StaffHead } from '#app/features/dashboard/components/staff-head.tsx';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

/** What visitors read: that is what they keep. */
const pages = [
  { href: '/', word: 'writer.home' },
  { href: '/vacancies/search', word: 'writer.vacancies' },
  { href: '/organizations', word: 'writer.organizations' },
  { href: '/volunteerly/changelog', word: 'writer.news' },
] as const;

/** The day of who keeps the pages of the site. */
export function WritersDay({ day }: { day: WritersDayData }) {
  const t = useWords('dashboard');
  return (
    <>
      <StaffHead firstName={day.firstName} state={t(`writer.roles.${day.role}`)} />
      <div className="mt-8 grid max-w-[52rem] gap-10 pb-10">
        <section aria-labelledby="site">
          <HeadingRule id="site">{t('writer.title')}</HeadingRule>
          <ul>
            {pages.map(({ href, word }) => (
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
            {t('contact.change')}
          </h2>
          <CenterContact />
        </section>
        {day.items.length > 0 && (
          <section aria-labelledby="own">
            <HeadingRule id="own">{t('staff.own')}</HeadingRule>
            <OwnApplications items={day.items} level={3} />
          </section>
        )}
      </div>
    </>
  );
}
