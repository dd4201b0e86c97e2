import { Street } from '#app/drawings/street.tsx';
import { Brand } from '#app/shell/brand.tsx';
import { ErrorView } from '#app/shell/error-view.tsx';
import type { Failure } from '#app/shell/failure.ts';
import { useFrame } from '#app/shell/frame.ts';
import { mainId } from '#app/shell/main-id.ts';
import { useStreetSeed } from '#app/shell/street-seed.ts';

/**
 * Logo, or the name as a heading, above, what went wrong, the street below (ui.md, section 8). The street's row is there before the street is: what
 * is in the middle does not move when a slow line brings the rest.
 */
export default function ErrorPage({ failure }: { failure: Failure }) {
  const seed = useStreetSeed();
  const hasLogo = Boolean(useFrame()?.profile.websiteLogoUrl);
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_--spacing(58)] overflow-hidden bg-tint">
      <header className="px-4 py-6 sm:px-9">
        {hasLogo ? (
          <Brand />
        ) : (
          <h2>
            <Brand />
          </h2>
        )}
      </header>
      <main id={mainId} tabIndex={-1} className="grid place-content-center px-4 py-16 text-center">
        <ErrorView failure={failure} />
      </main>
      <Street seed={seed} className="h-full w-full" />
    </div>
  );
}
