import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';

/** How many vacancies wait for the check of the centre, and the way there; nothing at all when there are none. */
export function VacanciesToCheck({ count }: { count: number }) {
  const t = useWords('dashboard');
  const { number } = useFormat();
  if (count === 0) return null;
  return (
    <section aria-labelledby="vacancies-to-check">
      <HeadingRule
        id="vacancies-to-check"
        count={number(count)}
        side={
          <Link href="/vacancies/approve" className="link">
            {t('staff.openCheck')}
          </Link>
        }
      >
        {t('staff.check')}
      </HeadingRule>
      <p className="py-3 text-soft">{t('staff.checkText')}</p>
    </section>
  );
}
