import type { Dashboard } from '#contract/dashboards.ts';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { RecentLine } from '#app/features/dashboard/components/recent-line.tsx';
import { isoDay } from '#app/i18n/format.ts';
import { useWords } from '#app/i18n/words.ts';
import { HeadingRule } from '#app/ui/heading-rule.tsx';

type Change = { words: string; tone: 'good' | 'bad' | 'plain' } | null;
type Pair = { now: number | null; before: number | null };

const tones = { good: 'text-ok', bad: 'text-bad', plain: 'text-soft' };

/** One figure with what changed: no box, the word says what the colour does. */
type FigureProps = {
  label: string;
  value: string;
  change: Change;
  recent: readonly (number | null)[];
  decimals?: number;
};

function Figure({ label, value, change, recent, decimals = 0 }: FigureProps) {
  const words = useRecentWords(recent, decimals);
  return (
    <div className="py-4 max-sm:border-b max-sm:border-line max-sm:last:border-0 xl:border-b xl:border-line xl:last:border-0">
      <dt className="text-soft">{label}</dt>
      <dd className="flex justify-between gap-3">
        <span className="min-w-0">
          <span className="block head t-h2 tnum">{value}</span>
          {change && <span className={`block t-sm font-semibold ${tones[change.tone]}`}>{change.words}</span>}
        </span>
        <RecentLine values={recent} words={words} />
      </dd>
    </div>
  );
}

/** 'De laatste 8 weken, oudste eerst: 2, 4, –, 3.' */
function useRecentWords(recent: readonly (number | null)[], decimals: number): string {
  const t = useWords('dashboard');
  const { number } = useFormat();
  const values = recent.map((value) => (value === null ? t('figures.noValue') : number(value, decimals)));
  return t('figures.recent', { count: recent.length, values: values.join('; ') });
}

/** How much the first differs from the second, as good or bad. */
function useChange() {
  const t = useWords('dashboard');
  const { number } = useFormat();
  const counted = ({ now, before }: Pair): Change => {
    const difference = (now ?? 0) - (before ?? 0);
    if (difference === 0) return { words: t('figures.same'), tone: 'plain' };
    const words = t(difference > 0 ? 'figures.more' : 'figures.fewer', {
      number: number(Math.abs(difference)),
    });
    return { words, tone: difference > 0 ? 'good' : 'bad' };
  };
  const timed = ({ now, before }: Pair): Change => {
    if (now === null || before === null) return null;
    const difference = Math.round((now - before) * 10) / 10;
    if (difference === 0) return { words: t('figures.sameSpeed'), tone: 'plain' };
    const words = t(difference > 0 ? 'figures.slower' : 'figures.faster', {
      number: number(Math.abs(difference), 1),
    });
    return { words, tone: difference > 0 ? 'bad' : 'good' };
  };
  return { counted, timed };
}

/** This month against the last (ui.md, section 8, screen 11). */
export function Figures({ figures }: { figures: Dashboard }) {
  const t = useWords('dashboard');
  const { number, shortDate } = useFormat();
  const now = useNow();
  const { counted, timed } = useChange();
  const { applications, answerDays, openVacancies, weeks } = figures;
  const vacancyChange = counted(openVacancies);
  const monthStart = `${isoDay(now).slice(0, 7)}-01`;
  return (
    <section aria-labelledby="figures">
      <HeadingRule id="figures">{t('figures.title')}</HeadingRule>
      <dl className="gap-8 sm:grid sm:grid-cols-3 xl:block">
        <Figure
          label={t('figures.applications')}
          value={number(applications.now)}
          recent={weeks.map((week) => week.applications)}
          change={
            applications.before === 0 ? { words: t('figures.first'), tone: 'plain' } : counted(applications)
          }
        />
        <Figure
          label={t('figures.answerDays')}
          value={answerDays.now === null ? '–' : number(answerDays.now, 1)}
          recent={weeks.map((week) => week.answerDays)}
          decimals={1}
          change={answerDays.now === null ? { words: t('figures.none'), tone: 'plain' } : timed(answerDays)}
        />
        <Figure
          label={t('figures.openVacancies')}
          value={number(openVacancies.now)}
          recent={weeks.map((week) => week.openVacancies)}
          change={
            vacancyChange && {
              ...vacancyChange,
              words:
                openVacancies.now === openVacancies.before
                  ? t('figures.sameSince', { date: shortDate(monthStart, now) })
                  : t('figures.since', { change: vacancyChange.words, date: shortDate(monthStart, now) }),
            }
          }
        />
      </dl>
      <p className="t-sm text-soft">{t('figures.compared')}</p>
    </section>
  );
}
