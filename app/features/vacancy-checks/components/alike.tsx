import type { AlikeVacancy } from '#contract/vacancy-checks.ts';
import { hoursWords } from '#app/features/vacancies/components/practical.ts';
import { whenWords } from '#app/features/vacancies/components/when.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';
import { Link } from '#app/ui/link.tsx';
import type { CheckView } from '#app/features/vacancy-checks/queue.server.ts';

/** Others of this organisation that may be the same. */
export function AlikeVacancies({ check }: { check: CheckView }) {
  return check.alike.map((other) => <SimilarOrganizations key={other.id} check={check} other={other} />);
}

type Practical = Pick<AlikeVacancy, 'title' | 'schedule' | 'hoursMin' | 'hoursMax' | 'tags'>;

/** Title, when and how long, as cards say it. */
function useLines({ title, schedule, ...hours }: Practical): string[] {
  const t = useWords('vacancies');
  return [title, whenWords(t, schedule), hoursWords(t, useLocale(), hours) ?? ''];
}

function SimilarOrganizations({ check, other }: { check: CheckView; other: AlikeVacancy }) {
  const t = useWords('vacancy-checks');
  const [own, theirs] = [useLines(check), useLines(other)];
  return (
    <section>
      <HeadingRule
        level={3}
        side={
          <Link href={`/vacancies/${other.id}`} className="link">
            {t('alike.open')}
            <span className="sr-only">: {other.title}</span>
          </Link>
        }
      >
        {t('alike.title')}
      </HeadingRule>
      <div className="mt-4 overflow-hidden rounded-card border border-edge">
        <table className="w-full table-fixed text-start">
          <caption className="sr-only">{t('alike.caption', { title: other.title })}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-4 py-2.5 text-start t-h4">
                {t('alike.new')}
              </th>
              <th scope="col" className="border-s border-edge bg-sunken px-4 py-2.5 text-start t-h4">
                {t(`alike.${other.status === 'published' ? 'online' : 'draft'}`)}
              </th>
            </tr>
          </thead>
          <tbody>
            {own.map((line, at) => (
              // The lines are always the same three.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={at} className="border-t border-line">
                <Cell text={line} isSame={line !== '' && line === theirs[at]} />
                <Cell text={theirs[at] ?? ''} isSame={line !== '' && line === theirs[at]} isOther />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** What is the same on both sides stands out by more than its colour. */
function Cell({ text, isSame, isOther }: { text: string; isSame: boolean; isOther?: boolean }) {
  const t = useWords('vacancy-checks');
  return (
    <td className={`px-4 py-2 align-top wrap-break-word ${isOther ? 'border-s border-edge bg-sunken' : ''}`}>
      {isSame ? (
        <mark className="-mx-1.5 rounded-tag bg-warnbg px-1.5 py-0.5 font-semibold text-warn">
          {text}
          <span className="sr-only"> {t('alike.same')}</span>
        </mark>
      ) : (
        text || t('alike.unknown')
      )}
    </td>
  );
}
