import Smartphone from 'lucide-react/icons/smartphone';
import { optionsOf } from '#contract/form-question-fields.ts';
import type { Locale } from '#contract/locales.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import type { Picture } from '#contract/uploads.ts';
import {
  type ConditionChoices,
  conditionChoices,
  nameOfCondition,
  rowsIn,
  textOf,
} from '#app/features/forms/components/condition-choices.ts';
import { describedWords } from '#app/forms/described-words.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { Explanation } from '#app/forms/explanation.tsx';
import type { FormValues } from '#app/forms/form-values.ts';
import { useWords } from '#app/i18n/words.ts';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const box = 'mt-1.5 block rounded-ctl border border-edge bg-surface';

/** Where its answer comes: what can be chosen, or room to type. */
function PreviewAnswer({ question }: { question: FormValues }) {
  const words = useOwnWords(describedWords);
  const { questionType, options, allowsMany, allowsOther, isSelect, longAnswer } = question;
  if (questionType !== 'multiple_choice' || (isSelect === true && allowsMany !== true))
    return (
      <span
        aria-hidden="true"
        className={`${box} ${questionType === 'text' && longAnswer === true ? 'h-28' : 'h-12'}`}
      />
    );
  const all = [...optionsOf(textOf(options)), ...(allowsOther === true ? [words.own] : [])];
  return (
    <ul className="mt-1.5 grid gap-2">
      {all.map((option) => (
        <li key={option} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className={`mt-0.5 size-5 shrink-0 border border-edge bg-surface ${allowsMany === true ? 'rounded-sm' : 'rounded-full'}`}
          />
          <span className="min-w-0">{option}</span>
        </li>
      ))}
    </ul>
  );
}

/** A tick stands before its words. */
const PreviewTick = ({ text, help }: { text: string; help: string }) => (
  <div className="flex items-start gap-3">
    <span aria-hidden="true" className="mt-0.5 size-5 shrink-0 rounded-sm border border-edge bg-surface" />
    <span className="min-w-0 whitespace-pre-line">
      {text}
      <span className="block t-sm text-soft empty:hidden">{help}</span>
    </span>
  </div>
);

interface PreviewProps {
  question: FormValues;
  pictures: readonly Picture[];
}

/** What only explains: beside the questions, or above a page of them. */
function PreviewInfo({ question: { text, body, imageId, startsPage }, pictures }: PreviewProps) {
  const t = useWords('forms');
  const html = textOf(body);
  const picture = pictures.find(({ id }) => id === imageId);
  return (
    <div className={startsPage === true ? 'border-t-2 border-line pt-4' : 'border-l-4 border-line py-1 pl-4'}>
      <p className="t-sm text-soft empty:hidden">{startsPage === true && t('edit.newPage')}</p>
      <p className="font-semibold">{textOf(text)}</p>
      <Explanation
        question={{
          ...(html && { body: sanitizeHtml(html) }),
          ...(picture && { picture }),
        }}
      />
    </div>
  );
}

/** A question as it will be asked: its words, and where the answer comes. */
function PreviewQuestion({ question, pictures }: PreviewProps) {
  const t = useWords('forms');
  const { text, questionType, help, required, unit } = question;
  if (questionType === 'info_section') return <PreviewInfo {...{ question, pictures }} />;
  if (questionType === 'checkbox') return <PreviewTick text={textOf(text)} help={textOf(help)} />;
  return (
    <>
      <p className="font-semibold">
        {textOf(text)} {questionType === 'number' && textOf(unit) && `(${textOf(unit)}) `}
        {required !== true && <span className="font-normal text-soft">{t('edit.optional')}</span>}
      </p>
      <p className="t-sm text-soft whitespace-pre-line empty:hidden">{textOf(help)}</p>
      <PreviewAnswer question={question} />
    </>
  );
}

interface ConditionLineProps {
  condition: unknown;
  /** Of the questions before it. */
  choices: readonly (ConditionChoices | null)[];
  locale: Locale;
}

/** When a question is asked; nothing where that is always. */
function ConditionLine({ condition, choices, locale }: ConditionLineProps) {
  const t = useWords('forms');
  if (!textOf(condition)) return null;
  const name = nameOfCondition(choices, condition);
  return (
    <p className="t-sm text-soft">
      {t('edit.onlyIf')} {name === undefined ? t('fields.gone') : <span lang={locale}>{name}</span>}
    </p>
  );
}

/** The form on a phone, as it is typed; without script as it was saved. */
export function FormPreview({ locale, pictures }: { locale: Locale; pictures: readonly Picture[] }) {
  const t = useWords('forms');
  const { form, hasScript, startValues } = useFormContext();
  const typed: FormValues = form.watch();
  const values = hasScript ? typed : startValues;
  const questions = rowsIn(values);
  const choices = conditionChoices(questions, locale, (place) => t('fields.row', { place: String(place) }));
  return (
    <section aria-labelledby="form-preview" className="min-w-0 xl:sticky xl:top-6 xl:self-start">
      <h2 id="form-preview" className="flex items-center gap-2 t-sm font-semibold text-soft">
        <Smartphone aria-hidden className="size-5" />
        {t('edit.preview')}
      </h2>
      <div className="mt-3 max-w-92 rounded-[2rem] border-4 border-ink bg-canvas p-5 [overflow-wrap:anywhere]">
        <p className="t-sm text-soft">{siteName(useFrame())}</p>
        <p className="mt-3 head t-h3 font-semibold">{textOf(values['title'])}</p>
        <p className="mt-1 text-soft whitespace-pre-line empty:hidden">{textOf(values['description'])}</p>
        <ol className="mt-5 grid grid-cols-1 gap-5">
          {questions.map(
            (question, at) =>
              // Half a question is none yet.
              textOf(question['text']) && (
                // Each is drawn from what is typed alone.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={at}>
                  <ConditionLine
                    condition={question['condition']}
                    choices={choices.slice(0, at)}
                    locale={locale}
                  />
                  <PreviewQuestion {...{ question, pictures }} />
                </li>
              ),
          )}
          {textOf(values['consentText']) && (
            <li>
              <PreviewTick text={textOf(values['consentText'])} help="" />
            </li>
          )}
        </ol>
      </div>
    </section>
  );
}
