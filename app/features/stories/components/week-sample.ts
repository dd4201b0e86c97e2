import { useSample } from '#app/features/stories/components/story.tsx';

const keys = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

const samples = {
  nl: {
    label: 'Wanneer kun je?',
    shortest: 2,
    days: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    parts: ['Ochtend', 'Middag', 'Avond'],
    all: 'alles kiezen',
    strip: 'Di en vr, ochtend',
    flexible: 'Di en vr, flexibel',
    none: 'Nog geen dag gekozen',
    every: 'Alle dagen, ochtend',
  },
  en: {
    label: 'When can you?',
    shortest: 3,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    parts: ['Morning', 'Afternoon', 'Evening'],
    all: 'choose all',
    strip: 'Tue and Fri, morning',
    flexible: 'Tue and Fri, flexible',
    none: 'No day chosen yet',
    every: 'Every day, morning',
  },
};

/** Days and parts of days, as a screen would take them from its messages. */
export function useWeekSample() {
  const words = useSample(samples);
  const days = words.days.map((long, at) => ({
    key: keys[at] ?? '',
    short: long.slice(0, words.shortest),
    letter: long.charAt(0).toUpperCase(),
  }));
  const parts = words.parts.map((label, at) => ({
    key: ['morning', 'afternoon', 'evening'][at] ?? '',
    label,
  }));
  const longOf = (day: string) => words.days[keys.indexOf(day)] ?? '';
  const partOf = (key: string) => parts.find((part) => part.key === key)?.label.toLowerCase() ?? '';
  return {
    words,
    days,
    parts,
    grid: {
      label: words.label,
      days,
      parts,
      cellName: (day: string, part: string) => `${longOf(day)} ${partOf(part)}`,
      allName: (heading: string) => `${heading}: ${words.all}`,
    },
  };
}
