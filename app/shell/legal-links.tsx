import { legalPages, type LegalPage } from '#contract/public-pages.ts';
import { useWords } from '#app/i18n/words.ts';
import { Link } from '#app/ui/link.tsx';

const all = Object.keys(legalPages) as LegalPage[];

/** What every centre tells about its site, in one row. */
export function LegalLinks({ names = all, className }: { names?: readonly LegalPage[]; className: string }) {
  const t = useWords('shell');
  return (
    <ul aria-label={t('legal.label')} className="flex flex-wrap gap-x-[inherit]">
      {names.map((name) => (
        <li key={name}>
          <Link href={legalPages[name]} className={className}>
            {t(`legal.${name}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
