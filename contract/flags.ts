/** Feature flags by tenant and context: one pure function for server and browser (specification, section 1). */

/** `demo` and `staging` are ordinary tenants; a centre made in the product has a key of its own. */
export const knownTenants = [
  'public',
  'oldebroek',
  'roermond',
  'meedoen',
  'demo',
  'mas4you',
  'staging',
] as const;
export const appContexts = ['meedoen', 'gelderland'] as const;
export type AppContext = (typeof appContexts)[number];

/** How the header is edged: by the secondary colour, a plain line, or shades of the primary colour (specification, section 9). */
export const headerBorders = ['special', 'plain', 'primary'] as const;
export type HeaderBorder = (typeof headerBorders)[number];

/** `tenant` is the centre's key. */
export function headerBorderOf(tenant: string): HeaderBorder {
  if (tenant === 'mas4you') return 'special';
  return tenant === 'public' || tenant === 'staging' ? 'plain' : 'primary';
}

export interface FeatureFlags {
  volunteerProfiles: boolean;
  activities: boolean;
  oneOnOneHelp: boolean;
  oneOnOneWording: 'neighbour-help' | 'one-on-one';
  centerSharing: boolean;
  i18n: boolean;
}

/** What a centre can switch off, and on again where the specification gives it. `i18n` is English. */
export const switchableFeatures = [
  'i18n',
  'volunteerProfiles',
  'activities',
  'oneOnOneHelp',
  'centerSharing',
] as const satisfies readonly (keyof FeatureFlags)[];
export type SwitchableFeature = (typeof switchableFeatures)[number];

/** Those that are on. */
export const featuresOn = (flags: FeatureFlags): SwitchableFeature[] =>
  switchableFeatures.filter((name) => flags[name]);

/**
 * The features of a centre. `tenant` is its key, `context` the app context or null, `off` what the centre switched off itself: what
 * the specification does not give it, it cannot switch on.
 */
export function featureFlags(
  tenant: string,
  context: AppContext | null,
  off: readonly string[] = [],
): FeatureFlags {
  const all = specifiedFlags(tenant, context);
  const switchedOff = switchableFeatures.filter((name) => off.includes(name));
  return { ...all, ...Object.fromEntries(switchedOff.map((name) => [name, false])) };
}

/** By the specification alone. */
function specifiedFlags(tenant: string, context: AppContext | null): FeatureFlags {
  const isMeedoen = context === 'meedoen';
  return {
    volunteerProfiles: !isMeedoen,
    activities: !isMeedoen,
    oneOnOneHelp: tenant === 'public' || tenant === 'oldebroek',
    oneOnOneWording: tenant === 'oldebroek' ? 'neighbour-help' : 'one-on-one',
    centerSharing: tenant === 'public' && !isMeedoen,
    i18n: tenant === 'public' || isMeedoen,
  };
}
