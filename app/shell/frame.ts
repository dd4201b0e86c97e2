/** What surrounds every page, as the root loader gives it. */
import { useRouteLoaderData } from 'react-router';
import type { Configuration } from '#contract/configuration.ts';
import type { ColourMode } from '#contract/page-gift.ts';
import type { Role } from '#contract/rights.ts';
import type { volunteerCenters } from '#contract/volunteer-centers.ts';
import type { RecordOf } from '#app/api/record.ts';
import type { ToldFlash } from '#app/shell/flash.ts';
import type { ResolvedTheme } from '#app/theme/theme.ts';

type Center = RecordOf<typeof volunteerCenters, 'profile'>;
/** Without the settings of the look, which `theme` holds worked out. */
export type CenterProfile = Omit<NonNullable<Center['profile']>, 'theme'>;

export interface FrameUser {
  id: string;
  name: string;
  roles: Role[];
  organization: string | null;
}

/** The centre's look, worked out on the server: the presets and the reading of colours stay out of the browser. */
export interface FrameTheme {
  css: string;
  attributes: Record<`data-${string}`, string>;
  header: ResolvedTheme['header'];
  footer: ResolvedTheme['footer'];
  /** Fonts to fetch at once. */
  fonts: string[];
  /** The page's own colour in both modes, for the browser around it. */
  canvas: { light: string; dark: string };
  /** Address of the favicon: the centre's, its logo, or a door in its colour. */
  icon: string;
}

export interface Frame {
  configuration: Configuration;
  profile: CenterProfile;
  theme: FrameTheme;
  user: FrameUser | null;
  colourMode: ColourMode;
  /** Overrules the choice on every screen: stories are looked at in the mode that their address names. */
  forcedMode: ColourMode | null;
  origin: string;
  /** Milliseconds. */
  now: number;
  isProduction: boolean;
  /** What an action has to tell on the page after it. */
  flash?: ToldFlash;
  /** Set when no screen may be shown at all, such as to an account of another centre. */
  refusal: { status: number; message: string } | null;
}

/** Undefined only when the frame itself could not be loaded: then the error page does without. */
export const useFrame = (): Frame | undefined => useRouteLoaderData('root') as Frame | undefined;

/** Name of the site: the tenant's app name, else the centre's in the page's language. */
export function siteName(frame: Frame | undefined): string {
  return frame?.configuration.appName ?? 'Volunteerly';
}

const staffRoles = new Set<Role>(['organization_superuser', 'center_superuser', 'admin']);
/** Works with applications of others, so gets the rail. */
export const isStaff = (frame: Frame | undefined): boolean =>
  frame?.user?.roles.some((role) => staffRoles.has(role)) ?? false;
