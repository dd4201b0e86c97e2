import { type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';

/** What is asked; the words are those of ConfirmDialog. */
export type Question = {
  title: string;
  text: ReactNode;
  action: string;
  keep?: string;
  isHarmless?: boolean;
};

/**
 * Asks and waits: `const { confirm, dialog } = useConfirm()`, `{dialog}` somewhere on the page, and
 * `if (await confirm({ title, text, action })) …`. For an action that takes a while ConfirmDialog itself shows how it goes.
 */
export function useConfirm(): { confirm: (question: Question) => Promise<boolean>; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isSure: boolean) => void>(undefined);
  const settle = (isSure: boolean) => {
    answer.current?.(isSure);
    answer.current = undefined;
    setOpen(false);
  };
  return {
    confirm(asked) {
      // A second question answers the first: nothing was decided.
      answer.current?.(false);
      setQuestion(asked);
      setOpen(true);
      return new Promise((resolve) => {
        answer.current = resolve;
      });
    },
    dialog: question && (
      <ConfirmDialog
        open={isOpen}
        onClose={() => settle(false)}
        onConfirm={() => settle(true)}
        title={question.title}
        action={question.action}
        keep={question.keep}
        isHarmless={question.isHarmless}
      >
        {question.text}
      </ConfirmDialog>
    ),
  };
}
