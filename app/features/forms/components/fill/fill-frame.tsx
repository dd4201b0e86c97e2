import type { ReactNode } from 'react';
import { BrandPlace } from '#app/shell/brand.tsx';
import { LanguageToggle } from '#app/shell/language-toggle.tsx';
import { LegalLinks } from '#app/shell/legal-links.tsx';

/** A form stands by itself, in the look of its centre: the mark above it, how the centre treats what is filled in below it. */
export function FillFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <header className="border-b border-line bg-surface">
        <div className="wrap flex min-h-20 flex-wrap items-center justify-between gap-4 py-3">
          <BrandPlace />
          <LanguageToggle />
        </div>
      </header>
      <div className="mx-auto w-full max-w-form grow px-4 py-10 sm:px-6 lg:py-14">{children}</div>
      <footer className="border-t border-line">
        <div className="mx-auto max-w-form px-4 py-4 t-sm sm:px-6">
          <LegalLinks
            names={['privacy', 'accessibility']}
            className="link me-6 inline-flex min-h-11 items-center"
          />
        </div>
      </footer>
    </div>
  );
}
