import { useState } from 'react';
import { Part, useSample } from '#app/features/stories/components/story.tsx';
import { useNow } from '#app/i18n/now.ts';
import { Button } from '#app/ui/button.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';

const samples = {
  nl: {
    bar: 'Bewaarbalk',
    change: 'Verander iets',
    fail: 'Laat bewaren mislukken',
    problem: 'Bewaren lukte niet. Je wijzigingen staan er nog.',
  },
  en: {
    bar: 'Save bar',
    change: 'Change something',
    fail: 'Let saving fail',
    problem: 'Saving did not work. Your changes are still here.',
  },
};

export default function SaveBarStory() {
  const sample = useSample(samples);
  const now = useNow();
  const [count, setCount] = useState(2);
  const [isBusy, setBusy] = useState(false);
  const [fails, setFails] = useState(false);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    setBusy(true);
    setProblem(null);
    setTimeout(() => {
      setBusy(false);
      if (fails) return setProblem(sample.problem);
      setCount(0);
      return setSavedAt(now);
    }, 900);
  };
  return (
    <Part title={sample.bar}>
      <div className="flex flex-wrap gap-3">
        <Button kind="line" onClick={() => setCount(count + 1)}>
          {sample.change}
        </Button>
        <Button kind={fails ? 'soft' : 'line'} aria-pressed={fails} onClick={() => setFails(!fails)}>
          {sample.fail}
        </Button>
      </div>
      <div className="h-[60vh] rounded-card border border-line" />
      <SaveBar
        count={count}
        onSave={save}
        onReset={() => setCount(0)}
        isBusy={isBusy}
        savedAt={savedAt}
        problem={problem}
      />
    </Part>
  );
}
