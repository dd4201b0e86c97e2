import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Send from 'lucide-react/icons/send';
import { type FormEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { FormContext } from '#app/forms/form-context.ts';
import { FormErrors } from '#app/forms/form-errors.tsx';
import type { FormOf } from '#app/forms/use-form.ts';
import { UnsavedQuestion } from '#app/forms/unsaved-question.tsx';
import { DraftRestored } from '#app/forms/draft-restored.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { errorList, type Applicant, type ApplyTo } from './apply-values.ts';
import { WebsiteHoneypot } from './fields.tsx';
import { Refused } from './page-form.tsx';
import { Sent, SentPicture, useSentTitle } from './sent.tsx';
import { Step, type StepName } from './steps.tsx';
import { useApplyForm } from './use-apply-form.ts';

export type ApplyDialogProps = {
  to: ApplyTo;
  applicant: Applicant | null;
  isOpen: boolean;
  onClose: () => void;
};

type Form = ReturnType<typeof useApplyForm>;

/** Applying in place: message, contact, check (ui.md, section 8). Loaded when somebody is about to press the button. */
export default function ApplyDialog({ to, applicant, isOpen, onClose }: ApplyDialogProps) {
  const t = useWords('applications');
  const form = useApplyForm(to, applicant);
  const formId = useId();
  const sent = form.answer?.kind === 'sent' ? form.answer : null;
  const stepTitle = useStepTitle(form.step, to);
  const sentTitle = useSentTitle(sent, to);
  const body = useFocusOnStep(isOpen, sent ? 'sent' : form.step);
  return (
    <SteadyPress>
      <Dialog
        open={isOpen}
        onClose={onClose}
        over={t('apply.over', { organization: to.organizationName })}
        title={sent ? sentTitle : stepTitle}
        closeLabel={t('apply.close')}
        footer={
          sent ? (
            <Button onClick={onClose}>{t('apply.done')}</Button>
          ) : (
            <Buttons form={form} formId={formId} to={to} onClose={onClose} />
          )
        }
      >
        <div
          ref={body}
          role="group"
          aria-label={sent ? sentTitle : stepTitle}
          tabIndex={-1}
          className="outline-none"
        >
          {sent ? (
            <>
              <SentPicture url={to.picture} />
              <Sent answer={sent} to={to} />
            </>
          ) : (
            <StepForm form={form} formId={formId} applicant={applicant} />
          )}
        </div>
      </Dialog>
      {!sent && <UnsavedQuestion isUnsaved={form.isDirty} isSending={form.isSending} isKept />}
    </SteadyPress>
  );
}

/**
 * Leaving a field may show or clear an error and so move everything below it. A press on a button therefore leaves the focus
 * where it is until it is let go, and text that is selected past the edge does not count as a press on the veil.
 */
function SteadyPress({ children }: { children: ReactNode }) {
  const beganOn = useRef<EventTarget | null>(null);
  const press = (event: MouseEvent) => {
    beganOn.current = event.target;
    if ((event.target as Element).closest('button')) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    if (event.target instanceof HTMLDialogElement && beganOn.current !== event.target)
      event.stopPropagation();
  };
  return (
    // Not something to press itself: it only watches the presses of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onMouseDownCapture={press} onClickCapture={click}>
      {children}
    </div>
  );
}

function useStepTitle(step: StepName, { contactFirstName: name }: ApplyTo): string {
  const t = useWords('applications');
  if (step === 'check') return t('apply.titleCheck');
  if (step === 'questions') return t('apply.titleQuestions');
  if (step === 'contact') return name ? t('apply.titleContact', { name }) : t('apply.titleContactNobody');
  return name ? t('apply.titleMessage', { name }) : t('apply.titleMessageNobody');
}

/** Each step begins at its first field; where there is none to type in, at its whole. The group's name is the step's title. */
function useFocusOnStep(isOpen: boolean, step: StepName | 'sent') {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const first =
      step === 'message' || step === 'contact' || step === 'questions'
        ? 'textarea, input:not([tabindex])'
        : null;
    const target = (first && body.current?.querySelector<HTMLElement>(first)) || body.current;
    target?.focus();
    body.current?.parentElement?.scrollTo({ top: 0 });
  }, [isOpen, step]);
  return body;
}

function StepForm({ form, formId, applicant }: { form: Form; formId: string; applicant: Applicant | null }) {
  const t = useWords('applications');
  const labels = {
    message: t('apply.stepMessage'),
    contact: t('apply.stepContact'),
    questions: t('apply.stepQuestions'),
    check: t('apply.stepCheck'),
  };
  const { attempt, fields, general } = form.findings;
  const list = errorList(fields);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = new FormData(event.currentTarget).get('website');
    void form.goOn(typeof website === 'string' ? website : '');
  };
  return (
    <form id={formId} noValidate onSubmit={submit} className="space-y-5">
      <Stepper
        label={t('apply.steps')}
        steps={form.steps.map((name) => ({ label: labels[name] }))}
        current={form.at}
      />
      <ErrorSummary errors={list} attempt={attempt} />
      {form.step === 'questions' && form.questions && (
        <FormContext value={form.questions.form as FormOf}>
          <FormErrors />
        </FormContext>
      )}
      <Refused general={general} />
      {form.draft.isRestored && <DraftRestored startAnew={form.draft.startAnew} />}
      <WebsiteHoneypot />
      <Step
        step={form.step}
        field={form.field}
        applicant={applicant}
        values={form.values}
        goTo={form.goTo}
        questions={form.questions}
      />
    </form>
  );
}

type ButtonsProps = { form: Form; formId: string; to: ApplyTo; onClose: () => void };

function Buttons({ form, formId, to, onClose }: ButtonsProps) {
  const t = useWords('applications');
  const { steps, at, isBusy } = form;
  const before = steps[at - 1];
  const isLast = at === steps.length - 1;
  const name = to.contactFirstName;
  return (
    <div className="flex w-full flex-wrap-reverse items-center justify-between gap-3">
      {before ? (
        <Button kind="ghost" icon={<ArrowLeft />} onClick={() => form.goTo(before)}>
          {t('apply.back')}
        </Button>
      ) : (
        <Button kind="ghost" onClick={onClose}>
          {t('apply.cancel')}
        </Button>
      )}
      {isLast ? (
        <Button type="submit" form={formId} icon={<Send />} busy={isBusy} busyLabel={t('apply.busy')}>
          {name ? t('apply.send', { name }) : t('apply.sendNobody')}
        </Button>
      ) : (
        <Button type="submit" form={formId} nextIcon={<ArrowRight />}>
          {t('apply.next')}
        </Button>
      )}
    </div>
  );
}
