import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';

type NoticeProps = {
  kind: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  children?: ReactNode;
  /** What to do now, such as 'Probeer opnieuw'. */
  action?: ReactNode;
  /** It appeared after something the reader did: then it is read out, danger at once. */
  live?: boolean;
};

const KINDS = {
  info: { icon: Info, ground: 'bg-infobg', words: 'text-info' },
  success: { icon: CircleCheck, ground: 'bg-okbg', words: 'text-ok' },
  warning: { icon: TriangleAlert, ground: 'bg-warnbg', words: 'text-warn' },
  danger: { icon: CircleAlert, ground: 'bg-badbg', words: 'text-bad' },
};

export function Notice({ kind, title, children, action, live }: NoticeProps) {
  const { icon: Icon, ground, words } = KINDS[kind];
  const role = kind === 'danger' ? 'alert' : 'status';
  return (
    <div
      role={live ? role : undefined}
      className={`flex gap-3.5 rounded-ctl border border-transparent px-5 py-4 text-ink max-[17rem]:flex-col max-[17rem]:px-3 ${ground}`}
    >
      <Icon className={`mt-0.5 size-6 shrink-0 ${words}`} />
      <div className="min-w-0 flex-1 space-y-1 [overflow-wrap:anywhere] max-[17rem]:hyphens-auto">
        <p className={`font-semibold ${words}`}>{title}</p>
        {children && <div>{children}</div>}
        {action && <div className="pt-1.5">{action}</div>}
      </div>
    </div>
  );
}
