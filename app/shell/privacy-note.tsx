import { legalPages } from '#contract/public-pages.ts';
import { useWords } from '#app/i18n/words.ts';
import { LinkedWords } from '#app/ui/linked-words.tsx';

/** Where a form takes details of somebody: how we treat them. It opens beside the form, so that nothing typed is lost. */
export function PrivacyNote() {
  const t = useWords('shell');
  return (
    <p className="t-sm text-soft">
      <LinkedWords text={t('legal.note')} hrefs={[legalPages.privacy]} />
    </p>
  );
}
