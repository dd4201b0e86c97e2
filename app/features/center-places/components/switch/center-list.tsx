import type { CSSProperties } from 'react';
import { distance } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import type { CenterToChoose } from '#app/features/center-places/components/switch/centers.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { initials } from '#app/ui/initials.ts';
import { Row } from '#app/ui/row.tsx';

/** Two letters in the centre's own colours. */
function Mark({ center: { name, look } }: { center: CenterToChoose }) {
  return (
    <span
      aria-hidden="true"
      style={look as CSSProperties}
      className="grid size-14 shrink-0 place-content-center rounded-ctl border border-line bg-(--mark-ground) font-bold text-(--mark-ink) dark:bg-(--mark-ground-dark) dark:text-(--mark-ink-dark)"
    >
      {initials(name)}
    </span>
  );
}

function CenterRow({ center }: { center: CenterToChoose }) {
  const t = useWords('center-places');
  const locale = useLocale();
  const { name, href, municipality, kilometres, vacancies, isHere } = center;
  const facts = [
    municipality,
    kilometres !== null && distance(locale, Math.max(1, kilometres)),
    t('switch.vacancies', { count: vacancies }),
  ];
  return (
    <Row title={name} href={href} picture={<Mark center={center} />} isCurrent={isHere}>
      {facts.filter(Boolean).join(', ')}
      {isHere && <span className="block font-semibold text-link">{t('switch.here')}</span>}
    </Row>
  );
}

type CenterListProps = {
  title: string;
  /** How many, and in which order. */
  side: string;
  centers: readonly CenterToChoose[];
};

export function CenterList({ title, side, centers }: CenterListProps) {
  if (centers.length === 0) return null;
  return (
    <section className="mt-10">
      <HeadingRule side={side}>{title}</HeadingRule>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {centers.map((center) => (
          <CenterRow key={center.id} center={center} />
        ))}
      </ul>
    </section>
  );
}
