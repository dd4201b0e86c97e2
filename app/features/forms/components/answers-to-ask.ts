/** Answers by which the list of what came in can be made shorter: what can be chosen or ticked. */
import type { FormQuestion } from '#contract/form-questions-kept.ts';

interface AnswersOfQuestion {
  questionId: string;
  text: string;
  /** `wanted` is what the call takes; without an option it is a tick. */
  values: { wanted: string; option: string | null; isTicked: boolean }[];
}

export const answersToAsk = ({ questions }: { questions: readonly FormQuestion[] }): AnswersOfQuestion[] =>
  questions.flatMap(({ questionId, text, questionType, options = [] }): AnswersOfQuestion[] => {
    if (questionType === 'checkbox')
      return [
        {
          questionId,
          text,
          values: [true, false].map((isTicked) => ({
            wanted: `${questionId}:${isTicked}`,
            option: null,
            isTicked,
          })),
        },
      ];
    if (questionType !== 'multiple_choice') return [];
    const values = options.map((option) => ({ wanted: `${questionId}:${option}`, option, isTicked: true }));
    return [{ questionId, text, values }];
  });
