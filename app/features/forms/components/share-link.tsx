import Copy from 'lucide-react/icons/copy';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useCopy } from '#app/ui/use-copy.ts';

/** The address of a form, to be selected or copied. */
export function ShareLink({ link }: { link: string }) {
  const t = useWords('forms');
  const { copy, outcome } = useCopy(link);
  return (
    <section aria-labelledby="form-link" className="mt-6 max-w-reading">
      <h2 id="form-link" className="t-h4">
        {t('show.link')}
      </h2>
      <p className="mt-2 [overflow-wrap:anywhere]">
        <a href={link} className="link" translate="no">
          {link}
        </a>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-4 noscript:hidden">
        <Button kind="line" icon={<Copy />} onClick={() => void copy()}>
          {t('show.copy')}
        </Button>
        <p role="status" className="t-sm">
          {outcome && t(`show.${outcome}`)}
        </p>
      </div>
    </section>
  );
}
