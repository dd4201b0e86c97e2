import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { StrengthBar } from '#app/ui/strength-bar.tsx';

export default function StrengthBarStory() {
  const words = useSample({
    nl: {
      weak: 'Te makkelijk te raden',
      short: 'Nog 3 tekens erbij',
      fair: 'Dit kan',
      strong: 'Sterk genoeg',
      very: 'Heel sterk',
    },
    en: {
      weak: 'Too easy to guess',
      short: '3 characters to go',
      fair: 'This will do',
      strong: 'Strong enough',
      very: 'Very strong',
    },
  });
  return (
    <Part title="States">
      <div className="grid max-w-form gap-5">
        <StrengthBar level={1} tone="bad" text={words.weak} />
        <StrengthBar level={1} tone="warn" text={words.short} />
        <StrengthBar level={2} tone="ok" text={words.fair} />
        <StrengthBar level={3} tone="ok" text={words.strong} />
        <StrengthBar level={4} tone="ok" text={words.very} />
      </div>
    </Part>
  );
}
