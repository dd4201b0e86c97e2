import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import type { Act } from '#app/features/admission/parts/answer.server.ts';
import type { ShownCheck } from '#app/features/admission/parts/load-queue.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

const texts = {
  approve: 'done.approve',
  deny: 'done.deny',
  reopen: 'done.reopen',
  accept: 'done.accept',
  decline: 'done.decline',
} as const satisfies Record<Act, string>;

/** What was just done, with the way back for as long as there is one. The button that had the focus is gone, so it comes here. */
export function Answered({ act, was }: { act: Act; was: ShownCheck | null }) {
  const t = useWords('admission');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={box} tabIndex={-1} className="mb-6 rounded-ctl">
      <Notice
        kind="success"
        live
        title={t(texts[act], { name: was?.name ?? '' })}
        action={
          was?.can.reopen && (
            <Form method="post">
              <input type="hidden" name="act" value="reopen" />
              <input type="hidden" name="id" value={was.id} />
              <Button type="submit" kind="line" size="small" icon={<Undo />}>
                {t('done.undo')}
              </Button>
            </Form>
          )
        }
      />
    </div>
  );
}
