/** The fields of a centre: what can be changed later, and what only a new one is asked. */
import type { ReactNode } from 'react';
import { featureFlags, switchableFeatures } from '#contract/flags.ts';
import { centerOpeningForm } from '#contract/managed-centers.ts';
import { useProposedKey } from '#app/features/managed-centers/components/proposed-key.ts';
import { choiceOf } from '#app/forms/form-choice.tsx';
import { choicesOf } from '#app/forms/form-choices.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';
import { useWords } from '#app/i18n/words.ts';
import { TextArea } from '#app/ui/text-area.tsx';

const Field = fieldOf(centerOpeningForm);
const Choice = choiceOf(centerOpeningForm);
const Choices = choicesOf(centerOpeningForm);

const nothing: readonly string[] = [];
const ofHost = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const;

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-line pt-7 first:border-0 first:pt-0">
      <div>
        <h2 className="t-h3">{title}</h2>
        {lead && <p className="mt-1.5 text-soft">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** Sharing is one of few centres: where its key does not give it, its switch would do nothing. */
const switchesOf = (tenant: string) =>
  switchableFeatures.filter((name) => name !== 'centerSharing' || featureFlags(tenant, null).centerSharing);

/** Names and hosts, and what it has. `key` is asked of a new one. */
export function CenterFields({
  asksKey = false,
  tenant = '',
  configured = nothing,
}: {
  asksKey?: boolean;
  /** Its key, where it has one. */
  tenant?: string;
  configured?: readonly string[];
}) {
  const t = useWords('managed-centers');
  useProposedKey(asksKey);
  const fixed = configured.length > 0 && `${t('hint.configured', { hosts: configured.join(', ') })}.`;
  return (
    <Group title={t('group.center')}>
      <Field name="name" autoComplete="off" />
      <Field name="nameEn" autoComplete="off" />
      {asksKey && <Field name="key" hint={t('hint.key')} {...ofHost} />}
      <Field
        name="hosts"
        as={TextArea}
        rows={3}
        hint={[t('hint.hosts'), fixed].filter(Boolean).join(' ')}
        {...ofHost}
      />
      <Choice
        name="appContext"
        none={t('context.none')}
        hint={t('hint.appContext')}
        word={(context) => t(`context.${context}`)}
      />
      <Choices
        name="featuresOff"
        isEachOwn
        hint={t('hint.featuresOff')}
        options={switchesOf(tenant).map((value) => ({ value, label: t(`feature.${value}`) }))}
      />
    </Group>
  );
}

/** What its site begins with, and who is asked in to run it. */
export function NewCenterFields() {
  const t = useWords('managed-centers');
  return (
    <>
      <Group title={t('group.reached')} lead={t('lead.reached')}>
        <Field name="email" autoComplete="off" />
        <Field name="phoneNumber" autoComplete="off" />
        <Field name="address" as={TextArea} rows={3} autoComplete="off" />
      </Group>
      <Group title={t('group.site')}>
        <Choice name="start" hint={t('startHint')} word={(start) => t(`start.${start}`)} />
      </Group>
      <Group title={t('group.superuser')} lead={t('lead.superuser')}>
        <Field name="superuserEmail" autoComplete="off" />
        <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-2">
          <Field name="superuserFirstName" autoComplete="off" />
          <Field name="superuserLastName" autoComplete="off" />
        </div>
      </Group>
    </>
  );
}
