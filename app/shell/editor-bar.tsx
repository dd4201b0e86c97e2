import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from '#app/ui/link.tsx';

interface EditorBarProps {
  /** Where one came from: the list that holds what is edited. */
  back: { href: string; label: string };
  /** What is edited: 'Over ons'. It is the heading of the page. */
  name: string;
  /** A badge, and since when it is kept: 'Bewaard om 9.41 uur'. Changes are read out. */
  state: ReactNode;
  /** Preview, save, publish; the main one last. */
  actions: ReactNode;
  /** Of the heading: 1, but where several bars are shown on one page. */
  level?: 1 | 3;
}

/** The 64 px bar above an editor on a page without frame: back, name, state, save (ui.md, section 4). On a phone the name has a row, its state and what to do the next; with letters so large that it would cover half of the screen it scrolls away. */
export function EditorBar({ back, name, state, actions, level = 1 }: EditorBarProps) {
  const Heading = level === 1 ? 'h1' : 'h3';
  return (
    <header className="staff layer-toolbar border-b border-line bg-surface min-[20rem]:sticky min-[20rem]:top-0">
      <div className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 lg:px-5">
        <Link
          href={back.href}
          className="-ml-2 flex min-h-11 min-w-0 items-center gap-2 rounded-ctl px-2 font-semibold text-link no-underline hover:bg-tint"
        >
          <ArrowLeft aria-hidden className="size-5 shrink-0" />
          {back.label}
        </Link>
        <Heading className="head t-h4 min-w-0 wrap-anywhere">{name}</Heading>
        <span aria-hidden className="basis-full sm:hidden" />
        <div
          role="status"
          className="flex min-w-0 flex-auto flex-wrap items-center gap-2 t-sm text-soft sm:flex-1 sm:basis-32"
        >
          {state}
        </div>
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2 *:justify-end">{actions}</div>
      </div>
    </header>
  );
}
