import { useEffect, useRef } from 'react';
import Check from 'lucide-react/icons/check';
import { number, time, type Moment } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { feedbackWords } from '#app/ui/words/feedback.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type SaveBarProps = {
  /** Changes that are not kept yet. */
  count: number;
  /** Id of the form that the buttons belong to: saving is submitting. `true` is the form it stands in. */
  form?: string | true;
  /** Verb and object, 'Bewaar notitie'. */
  saveLabel?: string;
  onSave?: () => void;
  onReset: () => void;
  isBusy?: boolean;
  /** When all was last kept; shown while nothing is unsaved. */
  savedAt?: Moment | null;
  /** Why saving did not work. */
  problem?: string | null;
};

/** At the bottom of a long form: how much is unsaved, and both ways out of it. Without changes or news it is not there. */
export function SaveBar(props: SaveBarProps) {
  const { count, form, saveLabel, onSave, onReset, isBusy, savedAt, problem } = props;
  const words = useOwnWords(feedbackWords);
  const locale = useLocale();
  const isUnsaved = count > 0;
  const bar = useFocusKept(isUnsaved || isBusy === true);
  if (!isUnsaved && !isBusy && !savedAt && !problem) return null;
  return (
    <section
      ref={bar}
      tabIndex={-1}
      data-bottom-bar="save"
      aria-label={words.saveBar}
      className="save-bar-place layer-bar rounded-ctl border border-line bg-surface p-3 sm:px-5"
    >
      {problem && (
        <div className="mb-3">
          <Notice kind="danger" live title={problem} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status" className="flex min-w-0 flex-1 basis-48 items-center gap-2 font-semibold">
          {isUnsaved && words.unsaved(count, number(locale, count))}
          {!isUnsaved && !isBusy && savedAt && (
            <>
              <Check aria-hidden="true" className="size-5 shrink-0 text-ok" />
              {words.saved(time(locale, savedAt))}
            </>
          )}
        </p>
        {(isUnsaved || isBusy) && (
          <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col-reverse">
            <Button
              kind="line"
              onClick={onReset}
              {...(isBusy && { 'aria-disabled': true, onClick: undefined })}
            >
              {words.reset}
            </Button>
            <Button
              type={form === undefined ? 'button' : 'submit'}
              form={form === true ? undefined : form}
              onClick={onSave}
              busy={isBusy}
              busyLabel={words.busy}
            >
              {saveLabel ?? words.save}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The button that was pressed goes when all is saved: the focus then stays with the bar, which says so. */
function useFocusKept(hasButtons: boolean) {
  const bar = useRef<HTMLElement>(null);
  const wasIn = useRef(false);
  useEffect(() => {
    if (!hasButtons && wasIn.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
    wasIn.current = hasButtons && Boolean(bar.current?.contains(document.activeElement));
  });
  return bar;
}
