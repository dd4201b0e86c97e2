/** A plain form that sends what it holds to its own address, and shows what came in. */
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSample } from '#app/features/stories/components/story.tsx';
import { Button } from '#app/ui/button.tsx';

/** Names that belong to the look of a story. */
const looks = new Set(['mode', 'shape', 'preset', 'text', 'words']);

export function PostedForm({ children, hasReset }: { children: ReactNode; hasReset?: boolean }) {
  const sample = useSample({
    nl: { send: 'Verstuur', posted: 'Verstuurd', reset: 'Zet terug' },
    en: { send: 'Send', posted: 'Sent', reset: 'Put back' },
  });
  const shownParams = [...new URLSearchParams(useLocation().search)];
  const posted = shownParams.filter(([name]) => !looks.has(name));
  return (
    <form className="flex max-w-form flex-col gap-5">
      {shownParams
        .filter(([name]) => looks.has(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">{sample.send}</Button>
        {hasReset && (
          <Button type="reset" kind="line">
            {sample.reset}
          </Button>
        )}
      </div>
      {posted.length > 0 && (
        <output aria-label={sample.posted} className="block rounded-card bg-sunken p-4 t-sm">
          {posted.map(([name, value], at) => (
            <span key={`${name}-${String(at)}`} className="block">
              {`${name} = ${value}`}
            </span>
          ))}
        </output>
      )}
    </form>
  );
}

/** States side by side where there is room. */
export function States({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {children}
    </div>
  );
}
