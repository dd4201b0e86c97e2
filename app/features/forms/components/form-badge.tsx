import type { FormStatus, forms } from '#contract/forms.ts';
import type { RecordOf } from '#app/api/record.ts';
import { useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';

export type FormView = RecordOf<typeof forms>;

const kinds = { draft: 'draft', published: 'published', closed: 'archived' } as const;

/** Whether a form is online. */
export function FormBadge({ status }: { status: FormStatus }) {
  const t = useWords('forms');
  return <Badge kind={kinds[status]}>{t(`status.${status}`)}</Badge>;
}
