import { useWords } from '#app/i18n/words.ts';
import { FormattedText } from '#app/ui/formatted-text.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { VacancyRow } from '#app/features/vacancies/components/row.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { OrganizationView } from '#app/features/organizations/organization-view.server.ts';

/** What one can do there first, then what it is (ui.md, screen 04). */
export default function About({ organization }: { organization: OrganizationView }) {
  const t = useWords('organizations');
  const { html, lang, activities, kind } = organization;
  const tags = [...activities, ...(kind ? [kind] : [])];
  return (
    <div className="space-y-14">
      {tags.length > 0 && (
        <ul aria-label={t('show.does')} className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      <Vacancies organization={organization} />
      {html && (
        <section>
          <h2 className="mb-4 t-h2">{t('show.about')}</h2>
          <FormattedText html={html} lang={lang} />
        </section>
      )}
    </div>
  );
}

/** As many as one looks through here; the search has the others. */
const most = 6;

function Vacancies({ organization: { id, vacancies } }: { organization: OrganizationView }) {
  const t = useWords('organizations');
  if (vacancies.length === 0) return <p className="text-soft">{t('show.noVacancies')}</p>;
  return (
    <section>
      <h2 className="t-h2">{t('show.vacancies', { count: vacancies.length })}</h2>
      <ul className="mt-5 divide-y divide-line border-t border-line">
        {vacancies.slice(0, most).map((vacancy, at) => (
          <li key={vacancy.id} className="py-5 sm:py-2">
            <VacancyRow vacancy={vacancy} level={3} isFirst={at < 2} isAtHome />
          </li>
        ))}
      </ul>
      {vacancies.length > most && (
        <div className="mt-5">
          <ButtonLink kind="line" href={`/vacancies/search?organization=${id}`}>
            {t('show.allVacancies', { count: vacancies.length })}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
