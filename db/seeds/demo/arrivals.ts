/** Organisations that signed up and wait for the centre, some of them likely the same as one that is there; who asks for a place. */
import type pg from 'pg';
import { type DemoCenter } from './accounts.ts';
import { type DemoContent } from './content.ts';
import { daysFrom, fixedId } from '../ids.ts';
import { insertRows, type Row } from '../insert.ts';
import { type Points, organizationId, pointNear } from './vacancies.ts';

interface Given {
  now: Date;
  points: Points;
  passwordHash: string;
}

const mailDomain = (name: string) =>
  `${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\(demo\)|[^a-z]/g, '')
    .slice(0, 40)}.example`;

/** Made from organisations of the centre itself, so that each has its look-alikes in every centre. */
function arrivals({ organizations }: DemoContent) {
  const [first, second, third] = organizations.filter((one) => one.status === 'approved');
  if (!first || !second || !third) return [];
  const bare = (name: string) => name.replace(/ ?\(demo\)/, '').replace(/^Stichting /, '');
  return [
    {
      // The same under a name that is nearly the same, with mail at the same domain.
      name: `Vrienden van ${bare(first.name)}`,
      person: ['Lotte', 'Smit', 'Penningmeester'],
      email: `lotte@${mailDomain(first.name)}`,
      number: null,
      isInitiative: false,
      place: { ...first, house_number: String(Number.parseInt(first.house_number ?? '1', 10) + 2) },
      days: 6,
      text: 'We koken en halen geld op voor de vaste ploeg. Nu zoeken we mensen die een middag in de maand helpen.',
      locale: 'nl',
    },
    {
      // The same number at the Chamber of Commerce: a second sign-up of one that is there.
      name: `${bare(second.name)} Noord`,
      person: ['Daan', 'Peters', 'Coördinator'],
      email: 'daan.peters@gmail.com',
      number: String(41_000_000 + organizations.indexOf(second) * 7919),
      isInitiative: false,
      place: { ...third, street: 'Kerkstraat', house_number: '18' },
      days: 3,
      text: 'Onze afdeling werkt zelfstandig en zoekt eigen vrijwilligers.',
      locale: 'nl',
    },
    {
      name: 'Buurttuin Tulpstraat',
      person: ['Grace', 'Owusu', null],
      email: 'grace@buurttuintulpstraat.example',
      number: null,
      isInitiative: true,
      place: { ...third, street: 'Tulpstraat', house_number: '2' },
      days: 0.2,
      text: 'With eight neighbours we keep the garden behind our street. Everybody who likes to dig is welcome.',
      locale: 'en',
    },
  ] as const;
}

type Arrival = ReturnType<typeof arrivals>[number];

const arrivedAt = ({ now }: Given, { days }: Arrival) => daysFrom(now, -days).toISOString();
const personId = (center: DemoCenter, { email }: Arrival) => fixedId(`${center.key} arrival ${email}`);

function userRow(center: DemoCenter, arrival: Arrival, given: Given): Row {
  const [first_name, last_name, job_title] = arrival.person;
  const at = arrivedAt(given, arrival);
  return {
    volunteer_center_id: center.id,
    id: personId(center, arrival),
    email: arrival.email,
    first_name,
    last_name,
    job_title,
    phone_number: '06 00 00 00 12',
    status: 'active',
    signup_method: 'signedUp',
    locale: center.locales.includes('en') ? arrival.locale : 'nl',
    password_hash: given.passwordHash,
    confirmed_at: at,
    accepted_terms_at: at,
    created_at: at,
  };
}

function organizationRow(center: DemoCenter, arrival: Arrival, given: Given): Row {
  const { street, house_number, postcode, city } = arrival.place;
  const at = arrivedAt(given, arrival);
  return {
    volunteer_center_id: center.id,
    street,
    house_number,
    postcode,
    city,
    ...pointNear(given.points, postcode, `${arrival.name}${street}`),
    id: organizationId(center, arrival.name),
    name: arrival.name,
    organization_type: 'NonProfit',
    status: 'pending',
    description: `<p>${arrival.text}</p>`,
    email: arrival.email,
    phone_number: '06 00 00 00 12',
    chamber_of_commerce_number: arrival.number,
    is_initiative: arrival.isInitiative,
    registered_by_id: personId(center, arrival),
    submitted_at: at,
    created_at: at,
  };
}

const roleRow = (center: DemoCenter, arrival: Arrival): Row => ({
  volunteer_center_id: center.id,
  id: fixedId(`${center.key} role of arrival ${arrival.email}`),
  user_id: personId(center, arrival),
  role: 'organization_superuser',
  organization_id: organizationId(center, arrival.name),
});

/** One of them would like to work for the first organisation as well. */
function joinRequests(center: DemoCenter, content: DemoContent, { now }: Given): Row[] {
  const [, joiner] = arrivals(content);
  const approved = content.organizations.find((one) => one.status === 'approved');
  if (!joiner || !approved) return [];
  return [
    {
      volunteer_center_id: center.id,
      id: fixedId(`${center.key} join request`),
      organization_id: organizationId(center, approved.name),
      user_id: personId(center, joiner),
      message: 'Ik help sinds kort mee met de planning en plaats graag onze vacatures.',
      created_at: daysFrom(now, -1).toISOString(),
    },
  ];
}

/** Writes all who came in at one centre. */
export async function insertArrivals(
  client: pg.Client,
  center: DemoCenter,
  content: DemoContent,
  given: Given,
): Promise<void> {
  const all = arrivals(content);
  const rows = (make: (arrival: Arrival) => Row) => all.map(make);
  await insertRows(
    client,
    'users',
    rows((one) => userRow(center, one, given)),
  );
  await insertRows(
    client,
    'organizations',
    rows((one) => organizationRow(center, one, given)),
  );
  await insertRows(
    client,
    'user_roles',
    rows((one) => roleRow(center, one)),
  );
  await insertRows(client, 'organization_join_requests', joinRequests(center, content, given));
}
