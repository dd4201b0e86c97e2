import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * As `lazy`, for lists that fill themselves once they are mounted, as those of react-aria do: `instead` stands there until the part
 * was fetched, and makes room for all of it in one frame. A Suspense boundary would show the list empty for a moment. Where the
 * part cannot be fetched, `instead` stays, which works by itself.
 */
export function inOneFrame<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props & { instead: ReactNode }> {
  return function PartInOneFrame({ instead, ...props }) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      let isGone = false;
      const show = ({ default: part }: { default: ComponentType<Props> }) => {
        if (!isGone) flushSync(() => setPart(() => part));
      };
      load().then(show, () => {});
      return () => {
        isGone = true;
      };
    }, []);
    return Part ? <Part {...(props as unknown as Props)} /> : instead;
  };
}
