import { Section } from '#app/features/own-account/parts/section.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Row } from '#app/ui/row.tsx';

/** The ways to one's own data and to leaving, for who looks for them among the settings. */
export function DataSection() {
  const t = useWords('own-account');
  return (
    <Section id="data" title={t('data.title')}>
      <ul className="border-t border-line">
        <Row title={t('data.download')} href="/profiel#gegevens" />
        <Row title={t('show.toRemoval')} href="/account/verwijderen" />
      </ul>
    </Section>
  );
}
