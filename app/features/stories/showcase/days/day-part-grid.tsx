import { useState } from 'react';
import { useFieldSample } from '#app/features/stories/components/field-sample.ts';
import { PostedForm } from '#app/features/stories/components/posted-form.tsx';
import { Part } from '#app/features/stories/components/story.tsx';
import { useWeekSample } from '#app/features/stories/components/week-sample.ts';
import { DayPartGrid } from '#app/ui/day-part-grid.tsx';

const some = ['tue-morning', 'thu-evening', 'fri-morning', 'fri-afternoon'];

export default function DayPartGridStory() {
  const { hint, choose, blocked } = useFieldSample();
  const { grid } = useWeekSample();
  const [value, setValue] = useState<readonly string[]>(some);
  return (
    <>
      <Part title="Posts">
        <PostedForm>
          <DayPartGrid {...grid} name="day_part" hint={hint} defaultValue={some} />
        </PostedForm>
      </Part>
      <Part title="Kept by a parent, error">
        <DayPartGrid {...grid} name="a" value={value} onChange={setValue} />
        <DayPartGrid {...grid} name="b" error={choose} />
      </Part>
      <Part title="Saving, read-only, blocked">
        <DayPartGrid {...grid} name="c" defaultValue={some} busy />
        <DayPartGrid {...grid} name="d" defaultValue={some} readOnly />
        <DayPartGrid {...grid} name="e" defaultValue={some} blockedReason={blocked} />
      </Part>
      <Part title="Match">
        <DayPartGrid
          {...grid}
          name="f"
          defaultValue={some}
          wanted={['tue-morning', 'wed-morning']}
          readOnly
        />
      </Part>
      <Part title="Small">
        <div className="max-w-80">
          <DayPartGrid {...grid} name="g" size="small" defaultValue={some} />
        </div>
      </Part>
    </>
  );
}
