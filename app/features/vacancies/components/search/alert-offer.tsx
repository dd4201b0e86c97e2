import BellPlus from 'lucide-react/icons/bell-plus';
import { alertHref, embedHref, type SearchState } from '#app/features/vacancies/components/search-list.ts';
import { useWords } from '#app/i18n/words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

/** Below the hits, and where there are none: a mail when something comes in for this search, and the way to show it elsewhere. */
export function AlertOffer({ choice }: { choice: SearchState }) {
  const t = useWords('vacancies');
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-sunken p-5">
        <p className="min-w-0 flex-1 basis-60">{t('search.alert.text')}</p>
        <ButtonLink kind="line" href={alertHref(choice)} icon={<BellPlus />}>
          {t('search.alert.add')}
        </ButtonLink>
      </div>
      <p className="mt-3 px-5 t-sm">
        <Link href={embedHref(choice)} className="inline-flex min-h-11 items-center link">
          {t('search.alert.embed')}
        </Link>
      </p>
    </>
  );
}
