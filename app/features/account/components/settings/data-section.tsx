import { Section } from '#app/features/account/components/section.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Row } from '#app/ui/row.tsx';

/** The ways to one's own data and to leaving, for whoever looks for them among the settings. */
export function DataSection() {
  const t = useWords('account');
  return (
    <Section id="data" title={t('data.title')}>
      <ul className="border-t border-line">
        <Row title={t('data.download')} href="/profiel#gegevens" />
        <Row title={t('show.toRemoval')} href="/account/verwijderen" />
      </ul>
    </Section>
  );
}
