/** A round number beside a word; round in both shapes. */
export function Counter({ children, current }: { children: string; current?: boolean }) {
  return (
    <span
      className={`inline-grid h-6.5 min-w-6.5 place-content-center rounded-full px-1.5 font-sans t-xs leading-none font-semibold tracking-normal tnum ${current ? 'bg-tint2 text-link' : 'bg-sunken text-ink'}`}
    >
      {children}
    </span>
  );
}
