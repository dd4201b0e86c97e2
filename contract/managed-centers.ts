/** Volunteer centres as admins open, change and close them (product.md, section 2; ui.md, screen 29c). */
import * as z from 'zod/mini';
import { cleanText, email, moment, oneOf, optionalText, phoneNumber, text } from './fields.ts';
import { appContexts, switchableFeatures } from './flags.ts';
import { hostOfAddress } from './hosts.ts';
import { resourceContract } from './jsonapi.ts';
import { personName, shownName } from './names.ts';

/** Of one centre; each is an address of its site. */
export const mostHosts = 20;

const isHostPart = (part: string) =>
  part.length >= 1 && part.length <= 63 && /^[a-z0-9-]+$/.test(part) && !/^-|-$/.test(part);

const isHost = (value: string) => value.length <= 253 && value.split('.').every(isHostPart);

/** Name of a host in small letters, without a port. */
export const host = () =>
  cleanText(253, hostOfAddress, z.refine(isHost, { params: { code: 'invalid_host' } }));

/** Parts of the site and of the language that this is written in: a centre that is called so would be taken for them. */
const reservedKeys = new Set(
  (
    'admin api assets auth builds dev embed feed healthz localhost mail metrics nowhere open readyz static system uploads www ' +
    'constructor false null prototype true undefined'
  ).split(' '),
);

/** Small letters, figures and hyphens, and a letter first. */
export const centerKey = () =>
  cleanText(
    41,
    (typed) => typed.trim().toLowerCase(),
    z.regex(/^[a-z][a-z0-9_-]{1,40}$/, { error: 'code:invalid_key' }),
    z.refine((key) => !reservedKeys.has(key), { params: { code: 'reserved_key' } }),
  );

const once = z.refine<readonly string[]>((all) => new Set(all).size === all.length, {
  params: { code: 'duplicate' },
});

/** Each works at once, in every process. */
export const hosts = () => z.array(host()).check(z.maxLength(mostHosts), once);

/** What may be changed of a centre later on; its key may not. */
const fields = {
  name: shownName(120),
  nameEn: z.optional(optionalText(120)),
  hosts: hosts(),
  appContext: z.optional(z.nullable(oneOf(appContexts))),
  /** What it does without of what its key and context give it. */
  featuresOff: z.optional(z.array(oneOf(switchableFeatures)).check(once)),
};

/** What the site of a new centre begins with: whole pages and menus, those with examples of what stands on a site, or nothing. */
export const centerStarts = ['site', 'demo', 'empty'] as const;
export type CenterStart = (typeof centerStarts)[number];

/** How a centre is reached: it stands in its footer, under its mails and on its page of contact. */
const reached = {
  email: z.optional(z.nullable(email())),
  phoneNumber: z.optional(z.nullable(phoneNumber())),
  address: z.optional(optionalText(300)),
};

const opening = {
  name: fields.name,
  nameEn: fields.nameEn,
  key: centerKey(),
  hosts: fields.hosts,
  appContext: fields.appContext,
  featuresOff: fields.featuresOff,
  ...reached,
  start: oneOf(centerStarts),
  /** Who is asked in to run it; nobody without an address. */
  superuserEmail: z.optional(z.nullable(email())),
  superuserFirstName: z.optional(z.nullable(personName())),
  superuserLastName: z.optional(z.nullable(personName())),
};

type Superuser = Partial<
  Record<'superuserEmail' | 'superuserFirstName' | 'superuserLastName', string | null | undefined>
>;
/** Somebody who is asked in has a name. */
const superuserNamed = (['superuserFirstName', 'superuserLastName'] as const).map((name) =>
  z.refine<Superuser>((input) => !input.superuserEmail || Boolean(input[name]), {
    path: [name],
    params: { code: 'blank' },
    when: ({ value }) => typeof value === 'object',
  }),
);

/** Body of POST /managed_centers. */
export const centerOpening = z.object(opening).check(...superuserNamed);
export type CenterOpening = z.infer<typeof centerOpening>;

/** Body of PATCH /managed_centers/{id}. */
export const centerChange = z.object({
  ...fields,
  name: z.optional(fields.name),
  hosts: z.optional(fields.hosts),
  lockVersion: z.optional(z.int()),
});
export type CenterChange = z.infer<typeof centerChange>;

/** As a form has them: one on each line. */
export const hostLines = () =>
  cleanText(
    mostHosts * 254,
    (typed) => hostsIn(typed).join('\n'),
    z.refine((lines) => hostsIn(lines).every(isHost), { params: { code: 'invalid_host' } }),
  );
/** The hosts that were typed, each once. */
export const hostsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .map(hostOfAddress)
      .filter(Boolean),
  ),
];

/** The forms of both. */
export const centerOpeningForm = z
  .object({ ...opening, hosts: z.optional(z.nullable(hostLines())) })
  .check(...superuserNamed);
export const centerChangeForm = z.object({ ...fields, hosts: z.optional(z.nullable(hostLines())) });

/** Body of the moves. */
export const centerMove = z.object({ lockVersion: z.optional(z.int()) });

export const centerStates = ['open', 'closed'] as const;
export type CenterState = (typeof centerStates)[number];

/** Days that a file with all of a centre's data is kept. */
export const centerExportDays = 7;

export const centerExportStates = ['waiting', 'ready', 'failed', 'expired'] as const;

/** The file with all of a centre's data that was asked for last. */
const centerExport = z.object({
  state: oneOf(centerExportStates),
  askedAt: moment(),
  readyAt: z.nullable(moment()),
  expiresAt: z.nullable(moment()),
  byteSize: z.nullable(z.int()),
});
export type CenterExport = z.infer<typeof centerExport>;

/** Body of POST /managed_centers/{id}/invite, of the type `users`: who is asked in to run it. */
export const centerKeeperInvite = z.object({
  email: email(),
  firstName: personName(),
  lastName: personName(),
});

export type CenterKeeperInvite = z.infer<typeof centerKeeperInvite>;

/** Body of POST /managed_centers/{id}/withdraw_invitation, of the type `users`: whose invitation is taken back. */
export const centerKeeperWithdrawal = z.object({ email: email() });

/** Body of POST /managed_centers/{id}/readdress_invitation, of the type `users`: where the invitation went, and where it goes now. */
export const centerKeeperReaddress = z.object({ currentEmail: email(), email: email() });
export type CenterKeeperReaddress = z.infer<typeof centerKeeperReaddress>;

/** Of those who run a centre, this many are told. */
export const mostKeepers = 200;

/** Somebody who runs a centre, or was asked to. */
export const centerKeeper = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: oneOf(['active', 'invited']),
  /** When the last invitation went; null for who came in another way. */
  invitedAt: z.nullable(moment()),
});
export type CenterKeeper = z.infer<typeof centerKeeper>;

export const managedCenters = resourceContract({
  type: 'managed_centers',
  attributes: z.object({
    name: z.string(),
    nameEn: z.nullable(z.string()),
    key: z.string(),
    state: oneOf(centerStates),
    closedAt: z.nullable(moment()),
    appContext: z.nullable(oneOf(appContexts)),
    hosts: z.array(z.string()),
    /** Those that the installation's configuration gives it, which no screen changes. */
    configuredHosts: z.array(z.string()),
    featuresOff: z.array(oneOf(switchableFeatures)),
    /** What it has, all taken together. */
    features: z.array(oneOf(switchableFeatures)),
    /** Of the site that this is asked at. */
    isHere: z.boolean(),
    /** What stops when it closes: published vacancies, and people who can sign in. Null in a list. */
    vacancies: z.nullable(z.int()),
    people: z.nullable(z.int()),
    /** Who runs it, the first of them first. Null in a list. */
    keepers: z.nullable(z.array(centerKeeper)),
    /** Null in a list, and where none was asked for. */
    export: z.nullable(centerExport),
    createdAt: moment(),
    updatedAt: moment(),
    lockVersion: z.int(),
  }),
  relationships: {},
  abilities: ['update', 'close', 'reopen', 'export', 'invite'],
  filters: {},
  scopes: {
    /** Words of a name, a key or a host. */
    q: text(120),
    state: oneOf(centerStates),
  },
  sorts: ['name', 'createdAt'],
  includes: [],
});

/** `meta` of the list: how many of each state the words find. */
export const managedCenterListMeta = z.object({
  facets: z.optional(z.object({ state: z.array(z.object({ value: oneOf(centerStates), count: z.int() })) })),
});
