import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';
import { searchOf } from './search-address.ts';

/** Back to the search one came from, with its choices. `from` is its query when the page was opened from within the site. */
export function BackLink({ from }: { from: string | null }) {
  const t = useWords('vacancies');
  const isHydrated = useHydrated();
  // The server may not say it of a whole page: that one is kept and shown to others as well.
  const search = from ?? (isHydrated ? searchOf(document.referrer, window.location.origin) : null);
  return (
    <nav aria-label={t('show.where')} className="-mt-3 mb-4 lg:-mt-8 lg:mb-5">
      <Link
        href={`/vacancies/search${search ?? ''}`}
        className="group inline-flex min-h-8 items-center gap-2 t-sm link"
      >
        <ArrowLeft className="size-4.5" />
        {search ? t('show.backToSearch') : t('show.back')}
      </Link>
    </nav>
  );
}
