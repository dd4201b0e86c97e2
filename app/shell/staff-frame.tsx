import type { ReactNode } from 'react';
import { mainId } from '#app/shell/main-id.ts';
import { StaffFooter } from '#app/shell/staff-footer.tsx';
import { StaffRail } from '#app/shell/staff-rail.tsx';
import { StaffToolbar } from '#app/shell/staff-toolbar.tsx';

/** Staff pages use the full width (ui.md, section 4). What is said to visitors below is no part of a working day. */
export default function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <div className="staff flex min-h-dvh flex-col">
      <StaffToolbar />
      <div className="flex shrink-0 grow">
        <StaffRail />
        <div className="flex min-w-0 grow flex-col">
          <main id={mainId} tabIndex={-1} className="grow px-4 py-6 sm:px-6 lg:px-8">
            {children}
          </main>
          <StaffFooter />
        </div>
      </div>
    </div>
  );
}
