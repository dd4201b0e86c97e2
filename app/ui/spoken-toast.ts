import type { Toast } from '#app/ui/toast-state.ts';

/** What of it is read aloud, with one full stop between its parts. */
export const spokenToast = ({
  title,
  message,
  action,
}: Pick<Toast, 'title' | 'message' | 'action'>): string =>
  [title, message, action?.label]
    .filter((part) => part !== undefined && part !== '')
    .reduce<string>(
      (before, part) => (before === '' ? `${part}` : `${before}${/[.?!…]$/.test(before) ? '' : '.'} ${part}`),
      '',
    );
