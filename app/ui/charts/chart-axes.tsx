// What all drawn charts share: the look of axes and lines, in roles.
import { useState } from 'react';
import { CartesianGrid, XAxis, YAxis } from 'recharts';
import { useFormat } from '#app/i18n/now.ts';
import { ticksFor } from '#app/ui/charts/ticks.ts';

const text = { fill: 'var(--soft)', fontSize: '0.875rem' };

export const valueText = { fill: 'var(--ink)', fontSize: '0.875rem', fontWeight: 600 };
/** Pixels of a drawing that grow along with the letters of the reader. */
function useLetters(): number {
  const [pixels] = useState(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  return pixels / 16;
}

/** Of a drawing: its full width and this high, with room for the value over the highest point and beside the last. */
export function useRoom() {
  const letters = useLetters();
  return {
    place: { width: '100%', height: 300 * letters },
    margin: { top: 28 * letters, right: 24 * letters, bottom: 4, left: 4 },
  } as const;
}

/** Labels below, and lines from zero to over the highest of these values. */
export function Axes({ values }: { values: readonly number[] }) {
  const { number } = useFormat();
  const ticks = ticksFor(values);
  const letters = useLetters();
  return (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      {/* Names that do not fit are left out, not turned. */}
      <XAxis
        dataKey="label"
        tick={text}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)' }}
        tickMargin={8}
        height={30 * letters}
        minTickGap={8}
      />
      <YAxis
        tick={text}
        tickLine={false}
        axisLine={false}
        width="auto"
        ticks={ticks}
        domain={[0, ticks.at(-1) ?? 1]}
        tickFormatter={(value: number) => number(value, 1)}
      />
    </>
  );
}
