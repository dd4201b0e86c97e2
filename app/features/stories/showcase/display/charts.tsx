import { Part, useIsLong, useSample } from '#app/features/stories/components/story.tsx';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { BarChart } from '#app/ui/charts/bar-chart.tsx';
import { Breakdown } from '#app/ui/charts/breakdown.tsx';
import { Figure, Figures } from '#app/ui/charts/figure.tsx';
import { LineChart } from '#app/ui/charts/line-chart.tsx';
import { StackedChart } from '#app/ui/charts/stacked-chart.tsx';

const samples = {
  nl: {
    months: ['dec', 'jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov'],
    finding: 'Elke maand meer aanmeldingen dan vorig jaar',
    note: 'Per maand, doorgetrokken dit jaar, gestippeld het jaar ervoor',
    bars: 'De zomer was drukker',
    where: 'Waar mensen op reageren',
    tick: 'Streepje: het jaar ervoor',
    kinds: 'Zorg groeit, vervoer blijft klein',
    names: { label: 'Maand', value: 'Dit jaar', before: 'Vorig jaar' },
    kindNames: { label: 'Onderwerp', value: 'Dit jaar', before: 'Vorig jaar' },
    subjects: ['Zorg en gezelschap', 'Taal', 'Kinderen en jeugd', 'Natuur en buiten', 'Vervoer'],
    long: 'Vrijwilligersvacaturebeoordelingsformulieren',
    figures: ['Aanmeldingen', 'Aangenomen', 'Dagen tot antwoord', 'Vacatures zonder reactie'],
    changes: ['32% meer', '63 van de 100', 'sneller', 'van de 214'],
    empty: 'Nog geen aanmeldingen',
  },
  en: {
    months: ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
    finding: 'More applications than last year, every month',
    note: 'By month, solid this year, dotted the year before',
    bars: 'The summer was busier',
    where: 'What people reply to',
    tick: 'Tick: the year before',
    kinds: 'Care grows, transport stays small',
    names: { label: 'Month', value: 'This year', before: 'Last year' },
    kindNames: { label: 'Subject', value: 'This year', before: 'Last year' },
    subjects: ['Care and company', 'Language', 'Children and youth', 'Nature', 'Transport'],
    long: 'Assessment forms for volunteer vacancies',
    figures: ['Applications', 'Accepted', 'Days to an answer', 'Vacancies without reply'],
    changes: ['32% more', '63 in 100', 'faster', 'of 214'],
    empty: 'No applications yet',
  },
};
const now = [22, 30, 28, 35, 41, 38, 46, 44, 52, 49, 58, 61];
const before = [20, 24, 26, 25, 31, 30, 33, 36, 38, 35, 41, 44];
const amounts = [
  [128, 96],
  [97, 61],
  [74, 80],
  [69, 44],
  [31, 38],
] as const;
const shares = [
  [9, 12, 14, 15],
  [6, 7, 8, 10],
  [5, 4, 6, 6],
  [3, 5, 6, 7],
  [2, 2, 1, 2],
];

function FiguresPart() {
  const sample = useSample(samples);
  return (
    <Part title="Figures">
      <Figures>
        <Figure
          label={sample.figures[0] ?? ''}
          value="504"
          change={121}
          changeText={sample.changes[0]}
          isGood
        />
        <Figure
          label={sample.figures[1] ?? ''}
          value="318"
          change={84}
          changeText={sample.changes[1]}
          isGood
        />
        <Figure
          label={sample.figures[2] ?? ''}
          value={number(useLocale(), 3.4, 1)}
          change={-1.2}
          changeText={sample.changes[2]}
          isGood
        />
        <Figure
          label={sample.figures[3] ?? ''}
          value="31"
          change={6}
          changeText={sample.changes[3]}
          isGood={false}
        />
      </Figures>
    </Part>
  );
}

function KindsPart() {
  const sample = useSample(samples);
  const isLong = useIsLong();
  const subjects = sample.subjects.map((name, at) => (isLong && at === 0 ? sample.long : name));
  return (
    <>
      <Part title="Breakdown">
        <div className="max-w-form">
          <Breakdown
            level={3}
            finding={sample.where}
            note={sample.tick}
            names={sample.kindNames}
            points={subjects.map((name, at) => ({
              label: name,
              name,
              value: amounts[at]?.[0] ?? 0,
              before: amounts[at]?.[1],
            }))}
          />
        </div>
      </Part>
      <Part title="Several series">
        <StackedChart
          level={3}
          finding={sample.kinds}
          label={sample.names.label}
          labels={sample.months.slice(0, 4)}
          series={subjects.map((name, at) => ({ key: `s${at}`, name, values: shares[at] ?? [] }))}
        />
      </Part>
    </>
  );
}

export default function ChartsStory() {
  const sample = useSample(samples);
  const points = sample.months.map((label, at) => ({
    label,
    name: label,
    value: now[at] ?? 0,
    before: before[at] ?? 0,
  }));
  return (
    <div className="staff contents">
      <FiguresPart />
      <Part title="Line">
        <LineChart
          level={3}
          finding={sample.finding}
          note={sample.note}
          points={points}
          names={sample.names}
        />
      </Part>
      <Part title="Bars">
        <BarChart level={3} finding={sample.bars} points={points.slice(4)} names={sample.names} />
      </Part>
      <KindsPart />
      <Part title="Empty">
        <LineChart level={3} finding={sample.empty} points={[]} names={sample.names} />
      </Part>
    </div>
  );
}
