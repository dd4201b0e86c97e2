// Which picture and tone a status has (ui.md section 5). Tones are fixed for all centres.
import Archive from 'lucide-react/icons/archive';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import Mail from 'lucide-react/icons/mail';
import Moon from 'lucide-react/icons/moon';
import Pencil from 'lucide-react/icons/pencil';
import Sparkle from 'lucide-react/icons/sparkle';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import type { LucideIcon } from 'lucide-react';

export type Look = { tone: 'muted' | 'ok' | 'warn' | 'bad' | 'info'; icon: LucideIcon };

export type BadgeKind =
  | 'draft'
  | 'published'
  | 'planned'
  | 'filled'
  | 'expiring'
  | 'expired'
  | 'archived'
  | 'deleted'
  | 'pending'
  | 'approved'
  | 'denied'
  | 'active'
  | 'invited'
  | 'inactive'
  | 'new'
  | 'accepted'
  | 'rejected';

export const BADGES: Record<BadgeKind, Look> = {
  draft: { tone: 'muted', icon: Pencil },
  published: { tone: 'ok', icon: CircleCheck },
  planned: { tone: 'info', icon: CalendarClock },
  filled: { tone: 'info', icon: Users },
  expiring: { tone: 'warn', icon: Hourglass },
  expired: { tone: 'warn', icon: Clock },
  archived: { tone: 'muted', icon: Archive },
  deleted: { tone: 'bad', icon: Trash },
  pending: { tone: 'warn', icon: CircleDashed },
  approved: { tone: 'ok', icon: CircleCheck },
  denied: { tone: 'bad', icon: CircleX },
  active: { tone: 'ok', icon: CircleCheck },
  invited: { tone: 'info', icon: Mail },
  inactive: { tone: 'muted', icon: Moon },
  new: { tone: 'info', icon: Sparkle },
  accepted: { tone: 'ok', icon: CircleCheck },
  rejected: { tone: 'bad', icon: CircleX },
};
