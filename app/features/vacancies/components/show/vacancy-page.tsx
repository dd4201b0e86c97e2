import type { ReactNode } from 'react';
import { useWords } from '#app/i18n/words.ts';
import type { VacancySummary } from '#app/features/vacancies/components/summary.ts';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { lazyOnInteraction } from '#app/ui/lazy-on-interaction.tsx';
import { ApplyPanel } from './apply-panel.tsx';
import type { OwnApplication } from './panel-parts.tsx';
import { PhoneBar } from './phone-bar.tsx';

// To be read: they need no script until somebody is there.
const Opening = lazyOnInteraction(() => import('./opening.tsx'));
const KeepAndShare = lazyOnInteraction(
  () => import('#app/features/vacancies/components/sharing/keep-and-share.tsx'),
);
const OrganizationCard = lazyOnInteraction(() => import('./organization-card.tsx'));
const Similar = lazyOnInteraction(() => import('./similar.tsx'));
const Story = lazyOnInteraction(() => import('./story.tsx'));

type VacancyPageProps = {
  vacancy: VacancyView;
  /** The whole address, to pass it on. */
  address: string;
  /** Up to three like it. */
  similar: readonly VacancySummary[];
  /** What the reader sent already. */
  own: OwnApplication | null;
  /** The one that leads to the form; it stands in the panel and, on a phone, at the bottom. */
  button: (size: 'large' | 'medium', isWide?: boolean) => ReactNode;
  before?: ReactNode;
  /** In the page itself, as without script. */
  form?: ReactNode;
  after?: ReactNode;
};

/** All of a vacancy, as visitors read it; the form of a vacancy shows the same of what is typed. */
export function VacancyPage(props: VacancyPageProps) {
  const { vacancy, address, similar, own, button, before, form, after } = props;
  const t = useWords('vacancies');
  const isOpen = vacancy.state === 'open';
  // With the form in the page the bar would only stand in its way.
  const needsBar = vacancy.mayApply && !own && !form;
  return (
    // What gets the focus never ends up behind the bar at the bottom.
    <article className="max-lg:**:scroll-mb-28">
      {before}
      <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0">
          <Opening vacancy={vacancy} />
          {form}
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {/* In a low window it goes along with the page, or its lower end would be out of reach. */}
          <div className="space-y-6 lg:top-28 lg:[@media(height>=48rem)]:sticky">
            <ApplyPanel vacancy={vacancy} own={own} alike={similar.length} button={button('large', true)} />
            <KeepAndShare vacancy={vacancy} address={address} />
            <OrganizationCard vacancy={vacancy} />
          </div>
        </div>
        {!isOpen && similar.length > 0 && (
          <div className="lg:col-span-2 lg:my-6">
            <Similar items={similar} title={t('show.similarFirst')} />
          </div>
        )}
        <Story vacancy={vacancy} />
      </div>
      {isOpen && (
        <div className="mt-16 lg:mt-24">
          <Similar items={similar} title={t('show.similar')} />
        </div>
      )}
      {needsBar && <PhoneBar vacancy={vacancy} button={button('medium')} />}
      {after}
    </article>
  );
}
