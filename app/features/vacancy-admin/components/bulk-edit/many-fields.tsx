import { textLimits } from '#contract/text-limits.ts';
import { longestOf } from '#app/forms/field-rules.ts';
import { useWords } from '#app/i18n/words.ts';
import { DateField } from '#app/ui/date-field.tsx';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { Select } from '#app/ui/select.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { bulkStatuses } from '#app/features/vacancy-admin/components/bulk-actions.ts';
import { editForm } from '#app/features/vacancy-admin/form-schema.ts';
import { ManyLists } from '#app/features/vacancy-admin/components/bulk-edit/many-lists.tsx';
import type { ManyTrial, ManyVacancies } from '#app/features/vacancy-admin/many.server.ts';

interface ManyFieldsProps {
  many: ManyVacancies;
  typed: ManyTrial['typed'] | undefined;
  errors: ManyTrial['errors'];
}

/** Each field leaves as it is what is not chosen or filled in. */
export function ManyFields(props: ManyFieldsProps) {
  return (
    <>
      <StatusAndEnd {...props} />
      <Contact {...props} />
      <ManyLists {...props} />
      <Sharing {...props} />
      <Owner {...props} />
      <Reason {...props} />
    </>
  );
}

function StatusAndEnd({ typed, errors }: ManyFieldsProps) {
  const t = useWords('vacancy-admin');
  return (
    <section className="grid gap-5">
      <h2 className="t-h3">{t('many.sections.state')}</h2>
      <div className="sm:max-w-80">
        <Select
          id="many-status"
          name="status"
          label={t('bulk.newStatus')}
          defaultValue={typed?.status ?? ''}
          error={errors.status}
          options={[
            { value: '', label: t('many.same') },
            ...bulkStatuses.map((value) => ({ value, label: t(`bulk.to.${value}`) })),
          ]}
        />
      </div>
      <RadioGroup
        name="until"
        label={t('many.until')}
        defaultValue={typed?.until ?? 'same'}
        options={[
          { value: 'same', label: t('many.same') },
          { value: 'day', label: t('bulk.untilDay') },
          { value: 'endless', label: t('endless') },
        ]}
      />
      <div className="sm:max-w-72">
        <DateField
          id="many-day"
          name="day"
          label={t('bulk.day')}
          hint={t('many.dayHint')}
          defaultValue={typed?.day ?? ''}
          error={errors.day}
        />
      </div>
    </section>
  );
}

function Contact({ typed, errors }: ManyFieldsProps) {
  const t = useWords('vacancy-admin');
  return (
    <section className="grid gap-5">
      <div>
        <h2 className="t-h3">{t('many.sections.contact')}</h2>
        <p className="mt-1 text-soft">{t('many.empty')}</p>
      </div>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextField
          id="many-contactPerson"
          name="contactPerson"
          label={t('form.labels.contactPerson')}
          maxLength={longestOf(editForm, 'contactPerson')}
          autoComplete="off"
          defaultValue={typed?.contactPerson}
          error={errors.contactPerson}
        />
        <TextField
          id="many-contactPhone"
          name="contactPhone"
          type="tel"
          label={t('form.labels.contactPhone')}
          autoComplete="off"
          defaultValue={typed?.contactPhone}
          error={errors.contactPhone}
        />
        <TextField
          id="many-contactEmail"
          name="contactEmail"
          type="email"
          label={t('form.labels.contactEmail')}
          autoComplete="off"
          defaultValue={typed?.contactEmail}
          error={errors.contactEmail}
        />
      </div>
    </section>
  );
}

/** Where there is a partner to share them with. */
function Sharing({ many: { isSharing }, typed, errors }: ManyFieldsProps) {
  const t = useWords('vacancy-admin');
  if (!isSharing) return null;
  return (
    <section className="grid gap-5">
      <h2 className="t-h3">{t('form.sections.sharing')}</h2>
      <div className="sm:max-w-96">
        <Select
          id="many-isShared"
          name="isShared"
          label={t('form.labels.isShared')}
          defaultValue={typed?.isShared ?? ''}
          error={errors.isShared}
          options={[
            { value: '', label: t('many.same') },
            { value: 'yes', label: t('many.share') },
            { value: 'no', label: t('many.unshare') },
          ]}
        />
      </div>
    </section>
  );
}

/** Of which organisation they are from now on. */
function Owner({ many: { organizations }, typed, errors }: ManyFieldsProps) {
  const t = useWords('vacancy-admin');
  if (organizations.length === 0) return null;
  return (
    <section className="grid gap-5">
      <h2 className="t-h3">{t('many.sections.owner')}</h2>
      <div className="sm:max-w-96">
        <Select
          id="many-organizationId"
          name="organizationId"
          label={t('form.labels.organizationId')}
          hint={t('many.ownerHint')}
          defaultValue={typed?.organizationId ?? ''}
          error={errors.organizationId}
          options={[
            { value: '', label: t('many.same') },
            ...organizations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
    </section>
  );
}

function Reason({ typed, errors }: ManyFieldsProps) {
  const t = useWords('vacancy-admin');
  return (
    <TextArea
      id="many-reason"
      name="reason"
      label={t('many.reason')}
      hint={t('many.reasonHint')}
      optional={t('many.optional')}
      maxLength={textLimits.message}
      defaultValue={typed?.reason}
      error={errors.reason}
    />
  );
}
