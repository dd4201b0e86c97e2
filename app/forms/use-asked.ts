import { useCallback, useRef } from 'react';
import type { FieldErrors } from '#app/forms/check-values.ts';

/** Which fields are on the page: the browser judges no other, as nobody could mend it. */
export function useAsked() {
  const asked = useRef<readonly (readonly string[])[]>([]);
  /** Until it is called back these are asked. */
  const ask = useCallback((names: readonly string[]) => {
    asked.current = [...asked.current, names];
    return () => {
      asked.current = asked.current.filter((one) => one !== names);
    };
  }, []);
  const only = (errors: FieldErrors): FieldErrors => {
    const heads = new Set(asked.current.flat().map((name) => name.split('.')[0]));
    return Object.fromEntries(Object.entries(errors).filter(([name]) => heads.has(name.split('.')[0])));
  };
  return { ask, only };
}
