/** More people of a demo centre, in every state that an account can be in: a list of users then looks as it does in use. */
import { daysFrom, fixedId } from '../ids.ts';
import { type Row } from '../insert.ts';
import { type DemoCenter } from './accounts.ts';
import { type DemoContent } from './content.ts';
import { organizationId } from './vacancies.ts';

interface Person {
  name: readonly [first: string, last: string];
  status?: 'active' | 'invited' | 'inactive' | 'archived';
  role?: 'organization_superuser' | 'content_manager' | 'page_manager';
  jobTitle?: string;
}

const people: readonly Person[] = [
  { name: ['Henk', 'de Wit'] },
  { name: ['Fatima', 'el Idrissi'] },
  { name: ['Gerda', 'van den Berg'], role: 'organization_superuser', jobTitle: 'Coördinator' },
  { name: ['Ruben', 'Kok'], status: 'invited', role: 'organization_superuser' },
  { name: ['Ada', 'Nowak'] },
  { name: ['Johan', 'Bakker'], status: 'inactive' },
  { name: ['Maaike', "in 't Veld"], role: 'content_manager', jobTitle: 'Communicatie' },
  { name: ['Selim', 'Kaya'] },
  { name: ['Trees', 'Jonker'], status: 'archived' },
  { name: ['Bart', 'ter Horst'], role: 'organization_superuser', jobTitle: 'Voorzitter' },
  { name: ['Leila', 'Haddad'], status: 'invited' },
  { name: ['Corrie', 'Prins'] },
  { name: ['Dirk', 'Smit'], status: 'invited', role: 'page_manager' },
  { name: ['Nadia', 'Bouzid'] },
  { name: ['Willem', 'van der Laan'], role: 'organization_superuser' },
  { name: ['Ilse', 'Peeters'], status: 'inactive' },
  { name: ['Jamal', 'Bennani'] },
  { name: ['Tineke', 'Vos'], role: 'content_manager', jobTitle: 'Consulent' },
  { name: ['Sjoerd', 'Hoekstra'], status: 'archived' },
  { name: ['Marloes', 'Janssen'] },
  { name: ['Wim', 'Gerritsen'] },
  { name: ['Aisha', 'Warsame'], status: 'invited' },
  { name: ['Kees', 'Verhoeven'] },
  { name: ['Bianca', 'Timmer'] },
];

const idOf = (center: DemoCenter, at: number) => fixedId(`${center.key} person ${at}`);
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]+/g, '');

/** Rows of `users`. Nobody signs in as them: they have no password. */
export function peopleRows(center: DemoCenter, now: Date): Row[] {
  return people.map(({ name: [first, last], status = 'active', role, jobTitle }, at) => {
    const since = daysFrom(now, -20 - at * 11);
    const isInvited = status === 'invited';
    return {
      volunteer_center_id: center.id,
      id: idOf(center, at),
      email: `${plain(first)}.${plain(last)}@${center.key}.example`,
      first_name: first,
      last_name: last,
      job_title: jobTitle ?? null,
      phone_number: at % 3 === 0 ? `06 00 00 00 ${String(10 + at)}` : null,
      status,
      signup_method: role || isInvited ? 'createdByUser' : at % 5 === 0 ? 'imported' : 'signedUp',
      locale: center.locales.length > 1 && at % 7 === 4 ? 'en' : 'nl',
      confirmed_at: isInvited ? null : since,
      invited_at: role || isInvited ? since : null,
      archived_at: status === 'archived' ? daysFrom(now, -5) : null,
      last_sign_in_at: status === 'active' && at % 4 !== 3 ? daysFrom(now, -at) : null,
      created_at: since,
    };
  });
}

/** Rows of `user_roles`. Organisations with vacancies keep the people that the demo accounts play: mails go to those. */
export function peopleRoleRows(center: DemoCenter, content: DemoContent): Row[] {
  const busy = new Set(content.vacancies.map(({ organization }) => organization));
  const organizations = content.organizations.filter(({ name }) => !busy.has(name));
  return people.flatMap(({ role = 'volunteer' }, at) => {
    const organization = role === 'organization_superuser' ? organizations[at % organizations.length] : null;
    if (organization === undefined) return [];
    return [
      {
        volunteer_center_id: center.id,
        id: fixedId(`${center.key} person role ${at}`),
        user_id: idOf(center, at),
        role,
        organization_id: organization && organizationId(center, organization.name),
      },
    ];
  });
}
