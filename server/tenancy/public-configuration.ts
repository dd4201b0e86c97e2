/** The public configuration: which hosts belong to which centre, the tenants' app names, and app flags. One validated file. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { appContexts } from '#contract/flags.ts';
import { localeStrategies } from '#contract/locales.ts';
import { configuredHost, hostRedirectSchema, problemOfRedirects, redirectSchema } from './redirects.ts';

/** They go into the content policy, so nothing may stand in them that would end a directive there. */
const analyticsScript = z
  .string()
  .check(z.regex(/^https?:\/\/[a-z0-9.:-]+\/[\w./-]*$/i, { error: 'must be an address without query' }));
const beaconOrigin = z
  .string()
  .check(z.regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i, { error: 'must be an origin' }));

const center = z.strictObject({
  /** Small and fixed: it leads every key in the database. */
  id: z.int().check(z.gte(1), z.lte(32_767)),
  key: z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,40}$/)),
  /** Goes before the centre's own name when set. */
  appName: z.nullable(z.string().check(z.minLength(1), z.maxLength(80))),
  appContext: z.nullable(z.enum(appContexts)),
  hosts: z.array(configuredHost),
});

const schema = z.strictObject({
  productName: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Key of the centre that an unknown host shows. */
  defaultCenter: z.string(),
  centers: z.array(center).check(z.minLength(1)),
  isStagedoos: z.boolean(),
  allowInactiveUsers: z.boolean(),
  enableOrganizationsMoving: z.boolean(),
  /** How an address tells its language: `/en` in front, or by nothing (specification, section 4). */
  localeStrategy: z.enum(localeStrategies),
  /** Every page of this host leads to one path (specification, section 2). */
  hostRedirect: hostRedirectSchema,
  /** Addresses that moved; a language in front stays. */
  redirects: z.array(redirectSchema).check(z.maxLength(1000)),
  /** Whom to tell of a leak, in every centre's security.txt; without one it is the centre's own address. */
  securityContact: z.nullable(
    z.string().check(
      z.maxLength(500),
      z.regex(/^(?:https:\/\/|mailto:|tel:)[\x21-\x7e]+$/, {
        error: 'must start with https://, mailto: or tel:',
      }),
    ),
  ),
  /** Where the analytics script comes from, for centres with a tag id and visitors who agreed. */
  analyticsScriptUrl: analyticsScript,
  /** Where that script sends what it counts. */
  analyticsBeaconOrigins: z.array(beaconOrigin),
});

export type PublicConfiguration = z.infer<typeof schema>;
export type ConfiguredCenter = z.infer<typeof center>;

/** Raised with the key that is wrong. */
export class PublicConfigurationError extends Error {}

async function readJson(path: string): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    throw new PublicConfigurationError(
      `PUBLIC_CONFIGURATION: ${path} cannot be read as JSON (${(error as Error).message}).`,
      { cause: error },
    );
  }
}

function checkReferences(configuration: PublicConfiguration): void {
  const seen = new Map<string | number, string>();
  for (const [index, one] of configuration.centers.entries()) {
    for (const value of [one.id, one.key, ...one.hosts]) {
      const earlier = seen.get(value);
      if (earlier)
        throw new PublicConfigurationError(`centers[${index}]: '${value}' belongs to ${earlier} already.`);
      seen.set(value, one.key);
    }
  }
  if (!configuration.centers.some((one) => one.key === configuration.defaultCenter)) {
    throw new PublicConfigurationError(`defaultCenter: there is no centre '${configuration.defaultCenter}'.`);
  }
  const problem = problemOfRedirects({
    hostRedirect: configuration.hostRedirect,
    rules: configuration.redirects,
  });
  if (problem) throw new PublicConfigurationError(`Public configuration, key ${problem}.`);
}

/** Checks a configuration. Throws PublicConfigurationError that names the wrong key. */
export function checkPublicConfiguration(value: unknown): PublicConfiguration {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const unknown = issue?.code === 'unrecognized_keys' ? issue.keys : [];
    const key = [...(issue?.path ?? []), ...unknown.slice(0, 1)].join('.');
    throw new PublicConfigurationError(
      `Public configuration, key ${key || '(top)'}: ${unknown.length > 0 ? 'there is no such key' : (issue?.message ?? 'wrong')}`,
    );
  }
  checkReferences(parsed.data);
  return parsed.data;
}

/** The shipped file, with the keys of an override file laid over it. */
export async function readPublicConfiguration(overridePath: string | null): Promise<PublicConfiguration> {
  const shipped = await readJson(fileURLToPath(new URL('../../config/public.json', import.meta.url)));
  const override = overridePath ? await readJson(overridePath) : {};
  return checkPublicConfiguration({ ...shipped, ...override });
}
