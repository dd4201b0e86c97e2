import type { ReactNode } from 'react';
import { useFormContext } from '#app/forms/form-context.ts';

/** What is asked where `when` holds. Without script nobody can tell, so it stands there always; while script is coming it takes no room. */
export function WhereItFits({ when, children }: { when: boolean; children: ReactNode }) {
  const { hasScript } = useFormContext();
  if (when) return children;
  if (hasScript) return null;
  return (
    <div className="no-script-only">
      <div className="grid gap-5">{children}</div>
    </div>
  );
}
