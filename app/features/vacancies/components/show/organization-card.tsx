import { useWords } from '#app/i18n/words.ts';
import { fallbackLocale } from '#contract/locales.ts';
import { Link } from '#app/ui/link.tsx';
import { Plate } from '#app/ui/plate.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

/** Under the panel: whom one would be helping, in a few words (ui.md, section 8). */
export default function OrganizationCard({
  vacancy: { organization, organizationId },
}: {
  vacancy: VacancyView;
}) {
  const t = useWords('vacancies');
  if (!organization) return null;
  const { name, city, logo, text } = organization;
  return (
    <section aria-labelledby="organization" className="rounded-card bg-tint p-5 sm:p-6">
      <div className="flex items-center gap-4">
        <Plate name={name} logo={logo} size="large" besideName />
        <div className="min-w-0">
          <h2 id="organization" className="t-h4">
            {name}
          </h2>
          {city && <p className="t-sm text-soft">{city}</p>}
        </div>
      </div>
      {text && (
        <p lang={fallbackLocale} className="mt-4 t-sm">
          {text}
        </p>
      )}
      <Link href={`/organizations/${organizationId}`} className="mt-3 inline-block py-1 link">
        {t('show.organization')}
      </Link>
    </section>
  );
}
