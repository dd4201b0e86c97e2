import type { CSSProperties } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { CenterMark } from '#app/shell/center-mark.tsx';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { Link } from '#app/ui/link.tsx';

/** The centre's logo, or a mark and its name where it has none; the dark one in the dark when there is one. */
export function BrandMark() {
  const frame = useFrame();
  const { websiteLogoUrl: light, websiteLogoDarkModeUrl: dark } = frame?.profile ?? {};
  const name = siteName(frame);
  if (!light)
    return (
      <>
        <CenterMark className="brand-mark" />
        <span className="brand-name head min-w-0 text-balance leading-tight hyphens-auto wrap-anywhere font-semibold text-ink">
          {name}
        </span>
      </>
    );
  const look = 'h-11 w-auto max-w-full object-contain sm:max-w-56 object-left';
  return (
    <>
      <img src={light} alt={name} className={`${look} ${dark ? 'dark:hidden' : ''}`} />
      {dark && <img src={dark} alt={name} className={`${look} hidden dark:block`} />}
    </>
  );
}

/** The mark as the way home. */
export function Brand() {
  const t = useWords('shell');
  const name = siteName(useFrame());
  return (
    <Link
      href="/"
      aria-label={t('toolbar.home', { name })}
      className="flex min-h-11 min-w-0 items-center rounded-tag no-underline"
    >
      <BrandMark />
    </Link>
  );
}

/** The letters of the longest word, and of the longer of two lines where the name is best divided. */
function lettersOf(name: string): { word: number; line: number } {
  const words = name.split(/\s+/);
  const lines = words.map((_, at) =>
    Math.max(words.slice(0, at).join(' ').length, words.slice(at).join(' ').length),
  );
  return { word: Math.max(...words.map((word) => word.length)), line: Math.min(...lines) };
}

/**
 * Where the mark is in a toolbar: at its start, as wide as there is room, and wide enough for the longest word of the name; on a phone
 * that stands in two lines. It keeps its place where a slow computer draws it before the rest of the bar is read.
 */
export function BrandPlace({ isFixedFromLg }: { isFixedFromLg?: boolean }) {
  const { word, line } = lettersOf(siteName(useFrame()));
  return (
    <div
      className={`brand-place flex-1 ${isFixedFromLg ? 'lg:me-auto lg:flex-initial' : ''}`}
      style={{ '--letters': word, '--line': line } as CSSProperties}
    >
      <Brand />
    </div>
  );
}
