import Archive from 'lucide-react/icons/archive';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import Send from 'lucide-react/icons/send';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { Toast, ToastColor } from '#app/ui/toast-state.ts';
import { toasts } from '#app/ui/toasts.ts';
import { toastWords } from '#app/ui/words/toasts.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const looks = {
  primary: { icon: Send, plate: 'bg-tint2 text-link', line: 'bg-solid' },
  success: { icon: Check, plate: 'bg-okbg text-ok', line: 'bg-okfill' },
  danger: { icon: CircleAlert, plate: 'bg-badbg text-bad', line: 'bg-badfill' },
  warning: { icon: TriangleAlert, plate: 'bg-warnbg text-warn', line: 'bg-warnfill' },
  info: { icon: Info, plate: 'bg-infobg text-info', line: 'bg-infofill' },
  muted: { icon: Archive, plate: 'bg-sunken text-soft', line: 'bg-edge' },
} satisfies Record<ToastColor, object>;

type ToastCardProps = {
  toast: Toast;
  onClose: () => void;
  /** Shows the time that is left in quarters, for whoever wants nothing to move. */
  isStill: boolean;
};

function shareLeft({ progress }: Toast, isStill: boolean): number {
  const left = 1 - progress;
  return isStill ? Math.ceil(left * 4) / 4 : left;
}

/** The line is drawn beside React, which would have to begin anew with a page under way at each tick (toasts.ts). */
function TimeLeft({ id, color, isStill }: Pick<Toast, 'id' | 'color'> & { isStill: boolean }) {
  const line = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const draw = () => {
      const toast = toasts.read().toasts.find((one) => one.id === id);
      if (toast && line.current) line.current.style.transform = `scaleX(${shareLeft(toast, isStill)})`;
    };
    draw();
    return toasts.watch(draw);
  }, [id, isStill]);
  return (
    <span aria-hidden="true" className="absolute inset-x-0 bottom-0 h-1 bg-line">
      <span
        ref={line}
        className={`block h-full origin-left forced-colors:bg-[Highlight] ${looks[color].line}`}
      />
    </span>
  );
}

/** Sign, title, one line, at most one action, the cross, and below a line that grows shorter. */
export function ToastCard({ toast, onClose, isStill }: ToastCardProps) {
  const words = useOwnWords(toastWords);
  const { icon: Icon, plate } = looks[toast.color];
  const { title, message, action, icon, closable } = toast;
  return (
    <div className="relative flex items-start gap-3.5 overflow-hidden rounded-ctl border border-line bg-surface py-3.5 pr-2 pb-4.5 pl-3.5 text-ink shadow-float motion-safe:animate-[toast-in_240ms_var(--ease-in)] @max-[16rem]:gap-1 @max-[16rem]:pr-0">
      <span
        aria-hidden="true"
        className={`grid size-9.5 shrink-0 place-content-center rounded-full @max-[16rem]:hidden [&_svg]:size-5 ${plate}`}
      >
        {icon ?? <Icon />}
      </span>
      <div className="min-w-0 flex-1 self-center [overflow-wrap:anywhere] hyphens-auto">
        <p className="t-body leading-snug! font-semibold">{title}</p>
        {message && <p className="t-sm text-soft">{message}</p>}
        {action && (
          <button
            type="button"
            className="-my-1.5 link focus-inset min-h-11 t-sm"
            onClick={() => {
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <span className={`-my-1.5 focus-inset ${closable ? '' : 'invisible'}`}>
        <IconButton label={words.close(title)} icon={<X />} disabled={!closable} onClick={onClose} />
      </span>
      <TimeLeft id={toast.id} color={toast.color} isStill={isStill} />
    </div>
  );
}
