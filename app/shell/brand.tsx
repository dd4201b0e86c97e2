import type { CSSProperties } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { CenterMark } from '#app/shell/center-mark.tsx';
import { siteName, useFrame } from '#app/shell/frame.ts';
import { groundOf, type Logo } from '#app/ui/logo-ground.ts';
import { Link } from '#app/ui/link.tsx';

/** The centre's logo, or a mark and its name where it has none; the dark one in the dark when there is one. */
export function BrandMark() {
  const frame = useFrame();
  const { profile } = frame ?? {};
  const name = siteName(frame);
  const light = profile?.websiteLogoUrl;
  if (!profile || !light)
    return (
      <>
        <CenterMark className="brand-mark" />
        <span className="brand-name head min-w-0 text-balance leading-tight hyphens-auto wrap-anywhere font-semibold text-ink">
          {name}
        </span>
      </>
    );
  return (
    <CenterLogo
      name={name}
      light={{ url: light, seenOn: profile.websiteLogoSeenOn }}
      dark={
        profile.websiteLogoDarkModeUrl
          ? { url: profile.websiteLogoDarkModeUrl, seenOn: profile.websiteLogoDarkModeSeenOn }
          : null
      }
    />
  );
}

/** A logo in the mode of the page: the dark one in the dark when there is one. What would be lost on its ground gets a plate. */
export function CenterLogo({ name, light, dark }: { name: string; light: Logo; dark: Logo | null }) {
  const look = 'h-11 w-auto max-w-full object-contain sm:max-w-56 object-left';
  const plate = groundOf(light.seenOn, { light: true, dark: !dark });
  return (
    <>
      <img src={light.url} alt={name} className={`${look} ${plate} ${dark ? 'dark:hidden' : ''}`} />
      {dark && (
        <img
          src={dark.url}
          alt={name}
          className={`${look} ${groundOf(dark.seenOn, { light: false, dark: true })} hidden dark:block`}
        />
      )}
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
