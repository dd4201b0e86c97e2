import { screenOf, Told } from '#app/features/audit-events/parts/deed.tsx';
import type { Deed } from '#app/features/audit-events/parts/deed-line.tsx';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

/** What was done at the centre last, with the way to it; nothing at all before anything was. */
export function Latest({ deeds }: { deeds: readonly Deed[] }) {
  const t = useWords('dashboard');
  if (deeds.length === 0) return null;
  return (
    <section aria-labelledby="latest">
      <HeadingRule id="latest">{t('latest')}</HeadingRule>
      <ul>
        {deeds.map((deed) => {
          const href = screenOf(deed);
          return (
            <li key={deed.id} className="border-b border-line last:border-0">
              {href === null ? (
                <div className="py-3">
                  <Told deed={deed} />
                </div>
              ) : (
                <Link href={href} className="block py-3 text-ink no-underline hover:bg-tint">
                  <Told deed={deed} />
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
