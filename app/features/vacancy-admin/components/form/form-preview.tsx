import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId, useRef } from 'react';
import { Preview } from '#app/features/vacancy-admin/components/preview/preview.tsx';
import { typedVacancy, type Known } from '#app/features/vacancy-admin/components/preview/typed-vacancy.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import { FormHints } from './form-hints.tsx';
import { useWords } from '#app/i18n/words.ts';
import { useOverflows } from '#app/ui/overflows.ts';
import { useToday } from '#app/ui/today.ts';
import { isDay } from '#app/ui/day-bounds.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { FormOrganization } from '#app/features/vacancy-admin/form.server.ts';
import { textOf, useTyped, wordsIn } from '#app/features/vacancy-admin/form-values.ts';

type FormPreviewProps = Omit<Known, 'id' | 'untitled' | 'organization'> & {
  /** Undefined for a new one. */
  id: string | undefined;
  organizations: readonly FormOrganization[];
};

/** Beside the form: what a visitor will see, and what is still needed. */
export function FormPreview({ id, organizations, ...known }: FormPreviewProps) {
  const values = useTyped();
  const chosen = textOf(values, 'organizationId');
  const organization =
    organizations.length === 1 ? organizations[0] : organizations.find((one) => one.id === chosen);
  const column = useRef<HTMLDivElement>(null);
  const isScrolled = useOverflows(column);
  const t = useWords('vacancy-admin');
  // Its links lead nowhere from here: of a new one they name this page.
  const vacancy = typedVacancy(values, {
    ...known,
    id: id ?? 'add',
    untitled: t('form.untitled'),
    organization,
  });
  return (
    <div
      ref={column}
      {...(isScrolled && { role: 'group', 'aria-label': t('form.beside'), tabIndex: 0 })}
      className="grid content-start gap-8 self-start focus-inset lg:top-28 lg:[@media(height>=56rem)]:sticky lg:[@media(height>=56rem)]:max-h-[calc(100dvh-13rem)] lg:[@media(height>=56rem)]:overflow-y-auto"
    >
      <Preview vacancy={vacancy} />
      <Checklist values={values} isApproved={organization?.isApproved === true} />
      <FormHints values={values} />
    </div>
  );
}

type ChecklistProps = { values: FormValues; isApproved: boolean };

/** What is asked of a vacancy before it can be online, item by item. */
function useItems({ values, isApproved }: ChecklistProps) {
  const today = useToday();
  const t = useWords('vacancy-admin');
  const isToCome = (name: 'expiresOn' | 'endsOn') => {
    const last = textOf(values, name);
    return last === '' || (isDay(last) && last >= today);
  };
  return [
    [t('form.ready.text'), textOf(values, 'title') !== '' && textOf(values, 'description') !== ''],
    [t('form.ready.kind'), textOf(values, 'vacancyType') !== '' && wordsIn(values, 'categoryIds').length > 0],
    [t('form.ready.place'), values['isRemote'] === true || textOf(values, 'postcode') !== ''],
    [t('form.ready.date'), isToCome('expiresOn') && isToCome('endsOn')],
    [t('form.ready.organization'), isApproved],
  ] as const;
}

function Checklist(props: ChecklistProps) {
  const t = useWords('vacancy-admin');
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card bg-sunken p-5">
      <h2 id={id} className="t-h4">
        {t('form.ready.title')}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {useItems(props).map(([label, isDone]) => {
          const Icon = isDone ? CircleCheck : CircleAlert;
          return (
            <li key={label} className={`flex gap-2.5 ${isDone ? '' : 'font-semibold text-bad'}`}>
              <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${isDone ? 'text-ok' : ''}`} />
              <span className="min-w-0">
                {label}
                <VisuallyHidden>: {t(isDone ? 'form.ready.yes' : 'form.ready.no')}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
