import { useId } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { contactTopics } from '#contract/contact-people.ts';
import type { ContactPerson } from '#app/features/contact-people/list.server.ts';
import { useWords } from '#app/i18n/words.ts';

/** Each kind of question with its one reader; where nobody is chosen it says so. */
export function Readers({ people }: { people: readonly ContactPerson[] }) {
  const t = useWords('contact-people');
  const title = useId();
  return (
    <section aria-labelledby={title} className="mt-10">
      <div className="border-b-2 border-ink pb-2">
        <h2 id={title} className="t-h4">
          {t('readers.title')}
        </h2>
        <p className="t-sm text-soft">{t('readers.text')}</p>
      </div>
      <dl>
        {contactTopics.map((topic) => {
          const reader = people.find(({ topics }) => topics.includes(topic));
          return (
            <div
              key={topic}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-3"
            >
              <dt>{t(`topics.${topic}`)}</dt>
              <dd className="flex items-center gap-2 font-semibold">
                {reader?.name ?? (
                  <span className="flex items-center gap-2 text-warn">
                    <TriangleAlert aria-hidden className="size-5" />
                    {t('readers.none')}
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
