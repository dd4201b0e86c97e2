import { useEffect, useEffectEvent } from 'react';
import { useFormContext } from '#app/forms/form-context.ts';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toasts.ts';

/** That a form was kept: said by a toast, as after every action, and where there is no script in the form itself. */
export function SavedNotice({ title, text }: { title: string; text?: string }) {
  const { isSaved, savedAt, hasScript } = useFormContext();
  const say = useEffectEvent(() => showToast({ color: 'success', title, message: text }));
  useEffect(() => {
    if (isSaved && savedAt !== undefined) say();
  }, [isSaved, savedAt]);
  if (!isSaved || hasScript) return null;
  return (
    <Notice kind="success" title={title} live>
      {text}
    </Notice>
  );
}
