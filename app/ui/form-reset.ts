import { useEffect, useEffectEvent } from 'react';

/** What a field keeps itself follows the form it stands in when that is reset, as a native control does. `id` is the control's. */
export function useFormReset(id: string, reset: () => void, form?: string): void {
  const follow = useEffectEvent(({ target }: Event) => {
    const own = document.getElementById(form ?? id);
    if (own !== null && (form === undefined ? own.closest('form') : own) === target) reset();
  });
  useEffect(() => {
    const listen = (event: Event) => follow(event);
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, []);
}
