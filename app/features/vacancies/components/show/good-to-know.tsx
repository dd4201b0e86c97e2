import ShieldCheck from 'lucide-react/icons/shield-check';
import Accessibility from 'lucide-react/icons/accessibility';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Cake from 'lucide-react/icons/cake';
import Coins from 'lucide-react/icons/coins';
import Languages from 'lucide-react/icons/languages';
import Repeat from 'lucide-react/icons/repeat';
import Shapes from 'lucide-react/icons/shapes';
import Sparkles from 'lucide-react/icons/sparkles';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { Tag } from '#app/ui/tag.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

type Item = { icon: ReactNode; text: string };

/** Properties as tags; what is not so is left out. */
export function GoodToKnow({ vacancy }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const items = useProperties(vacancy);
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="t-h2">{t('show.goodToKnow')}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {items.map(({ icon, text }) => (
          <li key={text}>
            <Tag icon={icon}>{text}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useProperties(vacancy: VacancyView): Item[] {
  const t = useWords('vacancies');
  const { compensation, minimumAge, languageLevel } = vacancy;
  const items: Item[] = [
    ...vacancy.categories.map((text) => ({ icon: <Shapes />, text })),
    ...vacancy.tags.map((tag) => ({ icon: <Repeat />, text: t(`show.tags.${tag}`) })),
  ];
  if (compensation !== 'none')
    items.push({
      icon: <Coins />,
      text: t(compensation === 'expenses' ? 'show.expenses' : 'show.volunteerFee'),
    });
  if (vacancy.requiresVog) items.push({ icon: <BadgeCheck />, text: t('show.certificate') });
  if (minimumAge) items.push({ icon: <Cake />, text: t('show.minimumAge', { age: minimumAge }) });
  if (languageLevel) items.push({ icon: <Languages />, text: t('show.language', { level: languageLevel }) });
  if (vacancy.isWheelchairAccessible) items.push({ icon: <Accessibility />, text: t('show.wheelchair') });
  for (const one of vacancy.accessibility)
    items.push({ icon: <Accessibility />, text: t(`show.accessibility.${one}`) });
  for (const one of vacancy.suitableFor)
    items.push({ icon: <Users />, text: t('show.suits', { whom: t(`show.suitableFor.${one}`) }) });
  for (const one of vacancy.skills) items.push({ icon: <Sparkles />, text: t(`show.skills.${one}`) });
  if (vacancy.isInsured) items.push({ icon: <ShieldCheck />, text: t('show.insured') });
  return items;
}
