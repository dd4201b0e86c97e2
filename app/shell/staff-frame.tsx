import type { ReactNode } from 'react';
import Footer from '#app/shell/footer.tsx';
import { bodyClass } from '#app/shell/body-class.ts';
import { mainId } from '#app/shell/main-id.ts';
import { StaffRail } from '#app/shell/staff-rail.tsx';
import { StaffToolbar } from '#app/shell/staff-toolbar.tsx';

/** Staff pages use the full width (ui.md, section 4). */
export default function StaffFrame({ children }: { children: ReactNode }) {
  return (
    <div className="staff flex min-h-dvh flex-col">
      <StaffToolbar />
      <div className={`flex ${bodyClass}`}>
        <StaffRail />
        <main id={mainId} tabIndex={-1} className="min-w-0 grow px-4 py-6 sm:px-6 lg:px-8">
          {children}
        </main>
      </div>
      <Footer />
    </div>
  );
}
