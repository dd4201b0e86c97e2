import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { feedbackWords } from '#app/ui/words/feedback.ts';
import { fixedTexts } from '#app/ui/words/fixed-texts.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

/** In the place of what one may not see or do. */
export function NoRights({
  level = 2,
  children,
  action,
}: {
  level?: 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const words = useOwnWords(feedbackWords);
  const fixed = useOwnWords(fixedTexts);
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3 rounded-card border-ctl border-dashed border-edge p-5 sm:p-6">
      <Lock aria-hidden="true" className="size-8 shrink-0 text-soft" />
      <div className="min-w-0 flex-1 basis-48">
        <Heading className="t-h4">{fixed.noRights}</Heading>
        <div className="mt-1 text-soft">{children ?? words.noRightsText}</div>
        {action && <div className="mt-4 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
