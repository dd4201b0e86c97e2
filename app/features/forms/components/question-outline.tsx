/** The questions of a form by name, with what is asked, for the list beside them. */
import AtSign from 'lucide-react/icons/at-sign';
import Calendar from 'lucide-react/icons/calendar';
import CircleDot from 'lucide-react/icons/circle-dot';
import Clock from 'lucide-react/icons/clock';
import Hash from 'lucide-react/icons/hash';
import Info from 'lucide-react/icons/info';
import LinkIcon from 'lucide-react/icons/link';
import Phone from 'lucide-react/icons/phone';
import SquareCheck from 'lucide-react/icons/square-check';
import TextCursorInput from 'lucide-react/icons/text-cursor-input';
import type { ComponentType } from 'react';
import { questionTypes, type QuestionType } from '#contract/form-questions.ts';
import { textOf } from '#app/features/forms/components/condition-choices.ts';
import type { FormValues } from '#app/forms/form-values.ts';
import type { Outline } from '#app/forms/rows-outline.tsx';
import { useWords } from '#app/i18n/words.ts';

const icons: Record<QuestionType, ComponentType<{ 'aria-hidden': true }>> = {
  text: TextCursorInput,
  multiple_choice: CircleDot,
  number: Hash,
  checkbox: SquareCheck,
  email: AtSign,
  phone: Phone,
  url: LinkIcon,
  date: Calendar,
  time: Clock,
  info_section: Info,
};

/** `questions` as they are typed. */
export function useQuestionOutline(questions: readonly FormValues[]): Outline {
  const t = useWords('forms');
  return {
    label: t('edit.outline'),
    summaryOf(at) {
      const { questionId, text, questionType, required } = questions[at] ?? {};
      const kind = questionTypes.find((type) => type === questionType) ?? questionTypes[0];
      const Icon = icons[kind];
      return {
        id: textOf(questionId) || `row ${at}`,
        label: textOf(text) || t('edit.unnamed'),
        detail: (
          <>
            <Icon aria-hidden />
            {required === true && kind !== 'info_section'
              ? t('edit.requiredKind', { kind: t(`types.${kind}`) })
              : t(`types.${kind}`)}
          </>
        ),
      };
    },
  };
}
