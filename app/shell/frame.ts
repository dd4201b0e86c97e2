/** What surrounds every page, as the root loader gives it. */
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router';
import type { StoredConsent } from '#contract/analytics-consent.ts';
import type { Configuration } from '#contract/configuration.ts';
import type { ColourMode } from '#contract/request-context.ts';
import type { Role } from '#contract/roles.ts';
import type { toolbars } from '#contract/toolbars.ts';
import type { brandingColumns, volunteerCenters } from '#contract/volunteer-centers.ts';
import type { RecordOf } from '#app/api/record.ts';
import type { FlashMessage } from '#app/shell/flash.ts';
import type { OtherCenter, PageProblem } from '#app/api/api-error.ts';
import type { RailGroup } from '#app/shell/staff-screens.ts';
import type { ResolvedTheme } from '#app/theme/theme.ts';

type Center = RecordOf<typeof volunteerCenters, 'profile'>;
/** Without the settings of the look, which `theme` holds worked out, and what one page alone tells. */
export type CenterProfile = Omit<
  NonNullable<Center['profile']>,
  'theme' | 'retention' | 'footerColumns' | keyof typeof brandingColumns
>;

type Can = RecordOf<typeof toolbars>['can'];

export interface FrameUser {
  id: string;
  name: string;
  roles: Role[];
  /** What may be done from anywhere. */
  can: Can;
  /** Name of the chosen one. */
  organization: string | null;
  /** What the rail shows; empty for whoever is no staff. */
  rail: RailGroup[];
  /** Applications that wait for an answer of this person's side. */
  waiting: number;
  /** Organisations that wait for a yes or no of the centre. */
  waitingOrganizations: number;
  /** Vacancies that wait for the check of the centre. */
  waitingVacancies: number;
  /** Questions to the centre without an answer. */
  waitingQuestions: number;
  organizations: OwnOrganizations;
  /** Ids of the vacancies that they keep here; null where an account of another centre keeps none. */
  bookmarks: string[] | null;
  /** Unread notifications when the page was made; the bell asks on from there. */
  unread: number;
  /** An admin is signed in as this person, until then (milliseconds); null when people act for themselves. */
  visit: { endsAt: number } | null;
}

/** The organisations in which somebody holds a role, and the one that they work for now (specification, section 4). */
export interface OwnOrganizations {
  /** They could not be loaded. */
  hasFailed: boolean;
  list: { id: string; name: string }[];
  currentId: string | null;
}

/** For centres that count their visits. */
export interface FrameAnalytics {
  scriptUrl: string;
  tagId: string;
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
  /** Address of the favicon: the centre's, its logo, or its mark. */
  icon: string;
}

export interface Frame {
  /** The tenant's app name, else the centre's in the page's language. */
  name: string;
  configuration: Configuration;
  profile: CenterProfile;
  theme: FrameTheme;
  /** For how many days somebody may have an application kept that came to nothing. */
  keptApplicationDays: number;
  user: FrameUser | null;
  colourMode: ColourMode;
  /** Overrules the choice on every screen: stories are looked at in the mode that their address names. */
  forcedMode: ColourMode | null;
  /** The look is one that is tried, as staff sees it before it is online. */
  isTried: boolean;
  analytics: FrameAnalytics | null;
  consent: StoredConsent | null;
  hasNarrowRail: boolean;
  origin: string;
  /** Milliseconds. */
  now: number;
  isProduction: boolean;
  /** What an action has to tell on the page after it. */
  flash?: FlashMessage;
  /** Set when no screen may be shown at all, such as to an account of another centre. */
  refusal: { status: number; message: string; center?: OtherCenter } | null;
}

/** As the root loader gave it; where that could not, as the error brought it (load-frame.server.ts). */
export function useFrame(): Frame | undefined {
  const loaded = useRouteLoaderData('root') as Frame | undefined;
  const error = useRouteError();
  if (loaded || !isRouteErrorResponse(error)) return loaded;
  return (error.data as PageProblem | null)?.frame as Frame | undefined;
}

/** Whether the frame came with an error: then only a new document brings the site back. */
export const useIsFrameOfError = (): boolean => useRouteLoaderData('root') === undefined;

/** Name of the site, in titles, toolbar, footer and mails alike. */
export function siteName(frame: Frame | undefined): string {
  return frame?.name ?? 'Volunteerly';
}

/** Works for a centre or an organisation, so gets the rail. */
export const isStaff = (frame: Frame | undefined): boolean => (frame?.user?.rail.length ?? 0) > 0;
