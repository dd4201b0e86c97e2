/** The button that opens the form in place. Without script, or should the form not load, it is a link to the form in a page. */
import {
  type ComponentProps,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { loadWords } from '#app/i18n/lazy-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import type { ApplyDialogProps } from './apply-dialog.tsx';
import type { Applicant, ApplyTo } from './apply-values.ts';

type ButtonLinkProps = ComponentProps<typeof ButtonLink>;
type DialogComponent = ComponentType<ApplyDialogProps>;

let loading: Promise<DialogComponent> | undefined;

/** Once for the page, at the first sign that it will be wanted. A failed try is forgotten. */
function loadDialog(): Promise<DialogComponent> {
  loading ??= Promise.all([import('./apply-dialog.tsx'), loadWords(['applications'])]).then(
    ([module]) => module.default,
  );
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

// What comes early may fail: the press itself tries again.
const prepare = () => void loadDialog().catch(() => {});

/** Two buttons on a page open one dialog. `href` leads to the form without script. */
export function useApplyButton({
  to,
  applicant,
  href,
}: {
  to: ApplyTo;
  applicant: Applicant | null;
  href: string;
}) {
  const isHydrated = useHydrated();
  const [Dialog, setDialog] = useState<DialogComponent | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isLeaving = useRef(false);
  const opens = isHydrated && !href.startsWith('#');
  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (!opens || isLeaving.current || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const component = await loadDialog();
      setDialog(() => component);
      setOpen(true);
    } catch {
      isLeaving.current = true;
      window.location.assign(href);
    }
  }
  const button = (words: ReactNode, size: 'large' | 'medium', wide?: boolean) => (
    <ApplyLink href={href} opens={opens} onClick={open} size={size} wide={wide}>
      {words}
    </ApplyLink>
  );
  const dialog = Dialog && (
    <Dialog to={to} applicant={applicant} isOpen={isOpen} onClose={() => setOpen(false)} />
  );
  return { button, dialog };
}

type ApplyLinkProps = Pick<ButtonLinkProps, 'href' | 'onClick' | 'size' | 'wide' | 'children'> & {
  opens: boolean;
};

/** Pointing at it or reaching it by keyboard is sign enough to fetch the form. */
function ApplyLink({ opens, ...rest }: ApplyLinkProps) {
  return (
    <ButtonLink
      {...rest}
      rel="nofollow"
      aria-haspopup={opens ? 'dialog' : undefined}
      onFocus={prepare}
      onPointerEnter={prepare}
    />
  );
}
