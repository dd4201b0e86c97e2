import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useId } from 'react';
import type { Picture } from '#contract/uploads.ts';
import { VacancyCard } from '#app/features/vacancies/components/card.tsx';
import type { FormValues } from '#app/forms/form-values.ts';
import { useWords } from '#app/i18n/words.ts';
import { useToday } from '#app/ui/today.ts';
import { isDay } from '#app/ui/day-bounds.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { FormOrganization } from '#app/features/vacancy-admin/form.server.ts';
import { summaryOfTyped, textOf, useTyped, wordsIn } from '#app/features/vacancy-admin/form-values.ts';

type FormPreviewProps = {
  id: string | undefined;
  images: readonly Picture[];
  organizations: readonly FormOrganization[];
};

/** Beside the form: what a visitor will see, and what is still needed. */
export function FormPreview({ id, images, organizations }: FormPreviewProps) {
  const values = useTyped();
  const chosen = textOf(values, 'organizationId');
  const organization =
    organizations.length === 1 ? organizations[0] : organizations.find((one) => one.id === chosen);
  const first = Array.isArray(values['photos']) ? values['photos'][0] : undefined;
  const firstId = typeof first === 'object' ? first['imageId'] : undefined;
  const photo = images.find((one) => one.id === firstId) ?? null;
  return (
    <div className="grid content-start gap-8 self-start lg:top-28 lg:[@media(height>=56rem)]:sticky">
      <Preview id={id} photo={photo} values={values} organizationName={organization?.name ?? ''} />
      <Checklist values={values} isApproved={organization?.isApproved === true} />
    </div>
  );
}

type PreviewProps = {
  id: string | undefined;
  photo: Picture | null;
  values: FormValues;
  organizationName: string;
};

/** The card of the search. Nothing in it can be pressed, and it says nothing that the form does not. */
function Preview({ id, photo, values, organizationName }: PreviewProps) {
  const t = useWords('vacancy-admin');
  // The link of the card leads nowhere from here: of a new one it names this page.
  const vacancy = summaryOfTyped(values, {
    id: id ?? 'add',
    photo,
    organizationName,
    title: t('form.untitled'),
  });
  return (
    <figure className="min-w-0">
      <figcaption className="mb-2 t-sm text-soft">{t('form.preview')}</figcaption>
      <div inert className="grid max-w-80 rounded-card border border-line bg-surface p-3 wrap-anywhere">
        <VacancyCard vacancy={vacancy} level={2} isFirst />
      </div>
    </figure>
  );
}

type ChecklistProps = { values: FormValues; isApproved: boolean };

/** What is asked of a vacancy before it can be online, item by item. */
function useItems({ values, isApproved }: ChecklistProps) {
  const today = useToday();
  const t = useWords('vacancy-admin');
  const until = textOf(values, 'expiresOn');
  return [
    [t('form.ready.text'), textOf(values, 'title') !== '' && textOf(values, 'description') !== ''],
    [t('form.ready.kind'), textOf(values, 'vacancyType') !== '' && wordsIn(values, 'categoryIds').length > 0],
    [t('form.ready.place'), values['isRemote'] === true || textOf(values, 'postcode') !== ''],
    [t('form.ready.date'), until === '' || (isDay(until) && until >= today)],
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
