import type { VacancyType } from '#contract/vacancy-fields.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';
import type { Piece } from './marked-text.ts';
import { Pieces } from './pieces.tsx';

type Change = CheckView['changes'][number];

/** What is online and what is to come in its place, beside each other, with what differs marked. */
export function Changes({ check }: { check: CheckView }) {
  const t = useWords('vacancy-checks');
  const label = useWords('vacancy-admin');
  if (check.changes.length === 0) return null;
  return (
    <section>
      <HeadingRule level={3}>{t('changes.title')}</HeadingRule>
      {check.changes.map((change) => (
        <div key={change.field} className="mt-4">
          <h4 className="mb-2 font-semibold">{label(`form.labels.${change.field}`)}</h4>
          <div className="grid overflow-hidden rounded-card border border-edge sm:grid-cols-2">
            <Side change={change} side="before" />
            <Side change={change} side="after" />
          </div>
        </div>
      ))}
    </section>
  );
}

function Side({ change, side }: { change: Change; side: 'before' | 'after' }) {
  const t = useWords('vacancy-checks');
  const typeName = useWords('vacancies');
  const locale = useLocale();
  const isOld = side === 'before';
  const named = ({ text, ...piece }: Piece) => ({
    ...piece,
    text: typeName(`search.types.${text as VacancyType}`),
  });
  const pieces = change.field === 'vacancyType' ? change[side].map(named) : change[side];
  const language = change.field.endsWith('En') ? 'en' : 'nl';
  const isText = change.field !== 'vacancyType' && change.field !== 'categoryIds';
  return (
    <div className={`min-w-0 p-4 ${isOld ? 'bg-sunken max-sm:border-b sm:border-e border-edge' : ''}`}>
      <p className="mb-1 t-sm text-soft">{t(isOld ? 'changes.online' : 'changes.new')}</p>
      <p
        lang={!isText || language === locale ? undefined : language}
        className="whitespace-pre-line [overflow-wrap:anywhere]"
      >
        {pieces.length === 0 ? (
          <span className="text-soft">{t('changes.nothing')}</span>
        ) : (
          <Pieces pieces={pieces} as={isOld ? 'old' : 'now'} />
        )}
      </p>
    </div>
  );
}
