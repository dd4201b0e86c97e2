import { openApplicationChoices, openApplicationFields } from '#contract/open-applications.ts';
import type { WaitingPeople } from '#contract/vacancy-bulk-edits.ts';
import type { ChosenForOpen } from '#app/features/vacancy-filling/components/open-applications.ts';
import { longestOf } from '#app/forms/field-rules.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { RadioGroup } from '#app/ui/radio-group.tsx';
import { TextArea } from '#app/ui/text-area.tsx';
import * as z from 'zod/mini';

const fields = z.object(openApplicationFields);

interface WaitingChoiceProps {
  waiting: WaitingPeople;
  /** Chosen already. */
  typed?: ChosenForOpen | undefined;
  messageId?: string;
  messageError?: string | undefined;
}

/** Who still waits at what goes off the site, and what becomes of them. Nothing where nobody does. */
export function WaitingChoice({ waiting, typed, messageId, messageError }: WaitingChoiceProps) {
  const t = useWords('vacancy-filling');
  const { number } = useFormat();
  const { people, vacancies } = waiting;
  if (people === 0) return null;
  const who = t('waiting', { count: people, number: number(people) });
  return (
    <section className="grid gap-4">
      <p className="font-semibold">
        {vacancies > 1 ? t('waitingAt', { who, number: number(vacancies) }) : who}
      </p>
      <RadioGroup
        name="openApplications"
        label={t('labels.openApplications')}
        defaultValue={typed?.openApplications ?? 'answer'}
        options={openApplicationChoices
          .toReversed()
          .map((value) => ({ value, label: t(`choices.${value}`), hint: t(`hints.${value}`) }))}
      />
      <TextArea
        id={messageId}
        name="message"
        label={t('labels.message')}
        hint={t('messageHint')}
        optional={t('optional')}
        maxLength={longestOf(fields, 'message')}
        defaultValue={typed?.message ?? ''}
        error={messageError}
      />
    </section>
  );
}
