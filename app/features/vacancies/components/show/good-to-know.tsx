import ShieldCheck from 'lucide-react/icons/shield-check';
import Accessibility from 'lucide-react/icons/accessibility';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Cake from 'lucide-react/icons/cake';
import Coins from 'lucide-react/icons/coins';
import Hash from 'lucide-react/icons/hash';
import Languages from 'lucide-react/icons/languages';
import Repeat from 'lucide-react/icons/repeat';
import Shapes from 'lucide-react/icons/shapes';
import Sparkles from 'lucide-react/icons/sparkles';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import { isVacancyTag } from '#contract/vacancy-words.ts';
import { useWords } from '#app/i18n/words.ts';
import { addressOf } from '#app/shell/list-address.ts';
import { Link } from '#app/ui/link.tsx';
import { Tag } from '#app/ui/tag.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';

type Item = { icon: ReactNode; text: string; href?: string };

/** Properties as tags; what is not so is left out. */
export function GoodToKnow({ vacancy }: { vacancy: VacancyView }) {
  const t = useWords('vacancies');
  const items = useProperties(vacancy);
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="t-h2">{t('show.goodToKnow')}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {items.map(({ icon, text, href }) => (
          <li key={text}>
            <Tag icon={icon}>
              {href === undefined ? (
                text
              ) : (
                <Link href={href} className="inline-flex min-h-8 items-center text-ink underline-offset-2">
                  {text}
                </Link>
              )}
            </Tag>
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
    ...vacancy.tags.map((tag) =>
      isVacancyTag(tag)
        ? { icon: <Repeat />, text: t(`show.tags.${tag}`) }
        : { icon: <Hash />, text: tag, href: addressOf('/vacancies/search', [['tag', tag]]) },
    ),
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
