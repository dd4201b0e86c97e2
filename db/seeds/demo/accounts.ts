/** The centres and accounts of the demo content, for seeding and for the start to print. */
import { type AppContext } from '#contract/flags.ts';
import { type Locale } from '#contract/locales.ts';
import type { Role } from '#contract/roles.ts';

export interface DemoCenter {
  id: number;
  key: string;
  name: string;
  nameEn: string;
  appContext: AppContext | null;
  locales: readonly Locale[];
  /** File of `content/` that its organisations and vacancies are taken from. */
  content: string;
}

/** One password for all of them: it is printed at the start of a development server, so it hides nothing. */
export const demoPassword = 'welkom-in-de-buurt';

const both = ['nl', 'en'] as const;
const dutch = ['nl'] as const;

export const demoCenters: readonly DemoCenter[] = [
  {
    id: 1,
    key: 'public',
    name: 'Vrijwilligersplein Amersfoort',
    nameEn: 'Volunteer Square Amersfoort',
    appContext: null,
    locales: both,
    content: 'public',
  },
  {
    id: 2,
    key: 'oldebroek',
    name: 'Vacaturebank Oldebroek',
    nameEn: 'Oldebroek Vacancy Bank',
    appContext: 'gelderland',
    locales: dutch,
    content: 'oldebroek',
  },
  {
    id: 3,
    key: 'roermond',
    name: 'Vrijwilligerspunt Roermond',
    nameEn: 'Roermond Volunteer Point',
    appContext: null,
    locales: dutch,
    content: 'roermond',
  },
  {
    id: 4,
    key: 'meedoen',
    name: 'Meedoen op de Bevelanden',
    nameEn: 'Taking part in the Bevelanden',
    appContext: 'meedoen',
    locales: both,
    content: 'meedoen',
  },
  {
    id: 5,
    key: 'demo',
    name: 'Demo Vrijwilligerscentrale',
    nameEn: 'Demo Volunteer Centre',
    appContext: null,
    locales: dutch,
    content: 'public',
  },
  {
    id: 6,
    key: 'mas4you',
    name: 'MAS4You',
    nameEn: 'MAS4You',
    appContext: null,
    locales: dutch,
    content: 'mas4you',
  },
];

export interface DemoAccount {
  tenant: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
}

const roleOf = {
  centrum: 'center_superuser',
  organisatie: 'organization_superuser',
  redactie: 'content_manager',
  pagina: 'page_manager',
  vrijwilliger: 'volunteer',
  mentor: 'mentor',
  student: 'student',
  // Works for two organisations, to switch between.
  dubbel: 'organization_superuser',
} as const satisfies Record<string, Role>;

type AccountName = keyof typeof roleOf;

/** Who sits behind each account: first and last name. */
const people: Record<string, Partial<Record<AccountName, readonly [string, string]>>> = {
  public: {
    centrum: ['Femke', 'de Graaf'],
    organisatie: ['Iris', 'Kuiper'],
    redactie: ['Tomas', 'Hendriks'],
    pagina: ['Amina', 'Yildiz'],
    vrijwilliger: ['Sanne', 'Verbeek'],
    dubbel: ['Joost', 'Mulder'],
  },
  oldebroek: {
    centrum: ['Hetty', 'van Ommen'],
    organisatie: ['Anneke', 'Blom'],
    redactie: ['Wouter', 'Dekker'],
    pagina: ['Lies', 'Schutte'],
    vrijwilliger: ['Rick', 'van Dijk'],
  },
  roermond: {
    centrum: ['Mieke', 'Smeets'],
    organisatie: ['Karim', 'el Amrani'],
    redactie: ['Pim', 'Cuijpers'],
    pagina: ['Dewi', 'Hermans'],
    vrijwilliger: ['Noor', 'Claessen'],
  },
  meedoen: {
    centrum: ['Jolanda', 'Zandee'],
    organisatie: ['Els', 'Minderhoud'],
    redactie: ['Kees', 'Meulenberg'],
    pagina: ['Rana', 'Khalil'],
    vrijwilliger: ['Yusuf', 'Osman'],
  },
  demo: {
    centrum: ['Marijke', 'Postma'],
    organisatie: ['Bram', 'Veenstra'],
    redactie: ['Lotte', 'Faber'],
    pagina: ['Joris', 'Haan'],
    vrijwilliger: ['Eva', 'Brinkman'],
  },
  mas4you: {
    centrum: ['Linda', 'Rietveld'],
    organisatie: ['Carla', 'Vermeulen'],
    redactie: ['Stefan', 'Bol'],
    pagina: ['Meral', 'Aydin'],
    vrijwilliger: ['Peter', 'Groeneveld'],
    mentor: ['Olaf', 'van Dam'],
    student: ['Zoë', 'Martens'],
  },
};

const admin: DemoAccount = {
  tenant: 'public',
  email: 'beheer@platform.example',
  role: 'admin',
  firstName: 'Robin',
  lastName: 'Beheer',
};

/** Holds its role for two organisations. */
export const worksForTwo = ({ email }: DemoAccount) => email.startsWith('dubbel@');

/** The accounts of a centre; the platform's own one is in the first. */
export function demoAccounts(tenant: string): DemoAccount[] {
  const accounts = Object.entries(people[tenant] ?? {}).map(([name, [firstName, lastName]]) => ({
    tenant,
    email: `${name}@${tenant}.example`,
    role: roleOf[name as AccountName],
    firstName,
    lastName,
  }));
  return tenant === admin.tenant ? [...accounts, admin] : accounts;
}
