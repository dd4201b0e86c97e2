import type { forms } from '#contract/forms.ts';
import type { RecordOf } from '#app/api/record.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';

export type FormView = RecordOf<typeof forms>;

const kinds = { draft: 'draft', published: 'published', closed: 'archived', full: 'archived' } as const;

/** Whether a form is online, and still takes what people fill in. */
export function FormBadge({ form: { status, intake } }: { form: Pick<FormView, 'status' | 'intake'> }) {
  const t = useWords('forms');
  const state = status === 'published' && intake !== 'open' ? intake : status;
  return <Badge kind={kinds[state]}>{t(`status.${state}`)}</Badge>;
}
