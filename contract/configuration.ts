/** GET /configuration: what a page or client needs to know of this site before anything else. */
import * as z from 'zod/mini';
import { oneOf } from './fields.ts';
import { appContexts, headerBorders } from './flags.ts';
import { resourceContract } from './jsonapi.ts';
import { localeStrategies, locales } from './locales.ts';

/** Where this server has the tiles of the map. */
export const mapTilePath = (tile: string): string => `/map/tiles${tile}`;

const attributes = z.object({
  productName: z.string(),
  appName: z.string(),
  tenant: z.string(),
  volunteerCenterId: z.int(),
  appContext: z.nullable(oneOf(appContexts)),
  locales: z.array(oneOf(locales)),
  /** Whether addresses carry their language in front. */
  localeStrategy: oneOf(localeStrategies),
  features: z.object({
    volunteerProfiles: z.boolean(),
    activities: z.boolean(),
    oneOnOneHelp: z.boolean(),
    oneOnOneWording: oneOf(['neighbour-help', 'one-on-one']),
    centerSharing: z.boolean(),
    i18n: z.boolean(),
  }),
  isStagedoos: z.boolean(),
  allowInactiveUsers: z.boolean(),
  enableOrganizationsMoving: z.boolean(),
  /** Tiles of the map under the pins, from this server; null when there is none. */
  mapTileUrl: z.nullable(z.string()),
  /** Whose map that is, as its licence asks to say. */
  mapCredit: z.nullable(z.string()),
  /** Whether this site tells an error service of its faults; pages then tell of theirs. */
  reportsFaults: z.boolean(),
  /** How header and menu tabs are edged. */
  headerBorder: oneOf(headerBorders),
  /** Where the analytics script comes from; the tag id of the centre goes behind it as `?id=`. */
  analyticsScriptUrl: z.string(),
});
export type Configuration = z.infer<typeof attributes>;

export const configurations = resourceContract({
  type: 'configurations',
  attributes,
  relationships: {},
  abilities: [],
  filters: {},
  scopes: {},
  sorts: [],
  includes: [],
});
