import { useLocale, useWords } from '#app/i18n/words.ts';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import { Pieces } from './pieces.tsx';

/** All that is written, with the places marked that the questions are about. */
export function Texts({ check }: { check: CheckView }) {
  const t = useWords('vacancy-checks');
  const label = useWords('vacancy-admin');
  const locale = useLocale();
  if (check.texts.length === 0) return null;
  return (
    <section>
      <h3 className="t-h3">{t(check.isChange ? 'newText' : 'text')}</h3>
      <div className="mt-3 grid max-w-reading gap-4">
        {check.texts.map(({ field, pieces }) => {
          const language = field.endsWith('En') ? 'en' : 'nl';
          return (
            <div key={field}>
              <h4 className="t-sm text-soft">{label(`form.labels.${field}`)}</h4>
              <p
                lang={language === locale ? undefined : language}
                className="whitespace-pre-line [overflow-wrap:anywhere]"
              >
                <Pieces pieces={pieces} as="found" />
              </p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
