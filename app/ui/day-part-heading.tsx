import type { ReactNode } from 'react';
import { useHydrated } from '#app/ui/hydrated.ts';

// Days stand at the left on a phone and on top on a desktop; the small grid always has them on top.
const LOOKS = {
  form: {
    day: 'font-semibold justify-start md:justify-center',
    // With very large letters on a phone a word is wider than its column: then it stands upright.
    part: 'font-semibold justify-center max-md:@max-[17rem]:[writing-mode:vertical-rl] max-md:@max-[17rem]:rotate-180 md:justify-start md:font-normal md:pe-1.5',
  },
  small: { day: 'font-semibold justify-center', part: 'justify-start pe-1.5' },
};

type DayPartHeadingProps = {
  day?: number;
  part?: number;
  name: string;
  small: boolean;
  /** Words only: the cells cannot be changed now. */
  still: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** Over a column or before a row: pressing it chooses all its cells, or none. */
export function DayPartHeading({
  day = -1,
  part = -1,
  name,
  small,
  still,
  onPress,
  children,
}: DayPartHeadingProps) {
  const scripted = useHydrated();
  const look = `flex min-w-0 items-center t-sm text-ink ${LOOKS[small ? 'small' : 'form'][day >= 0 ? 'day' : 'part']}`;
  const style = { '--day': day, '--part': part } as Record<string, number>;
  if (!scripted || still)
    return (
      <span data-place="" style={style} className={look} aria-hidden="true">
        {children}
      </span>
    );
  return (
    <button
      type="button"
      data-place=""
      style={style}
      aria-label={name}
      className={`${look} rounded-cell hover:bg-tint2`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
