/** What the people of a demo centre were told and did: it follows from the applications, as in the product. */
import { fixedId } from '../ids.ts';
import { type Row } from '../insert.ts';
import { type DemoAccount, type DemoCenter } from './accounts.ts';
import { accountId } from './applications.ts';
import { type DemoContent } from './content.ts';
import { organizationId, vacancyId } from './vacancies.ts';

export interface Happened {
  center: DemoCenter;
  content: DemoContent;
  accounts: readonly DemoAccount[];
  /** Rows of `applications`. */
  applications: readonly Row[];
}

/** Whoever waits longer than this was seen. */
const seenAfterMs = 3 * 86_400_000;

/** As the product tells it: the people of the organisation, else the centre's. */
function readersOf(application: Row, roles: readonly Row[]): unknown[] {
  const own = roles.filter(
    ({ role, organization_id }) =>
      role === 'organization_superuser' && organization_id === application['organization_id'],
  );
  const found = own.length > 0 ? own : roles.filter(({ role }) => role === 'center_superuser');
  return found.map(({ user_id }) => user_id);
}

function namesOf({ center, content }: Happened, application: Row, personName: unknown) {
  const vacancy = content.vacancies.find(
    ({ title }) => vacancyId(center, title) === application['vacancy_id'],
  );
  const organization = content.organizations.find(
    ({ name }) => organizationId(center, name) === application['organization_id'],
  );
  return {
    personName,
    vacancyTitle: vacancy?.title ?? '',
    vacancyTitleEn: vacancy?.title_en ?? null,
    organizationName: organization?.name ?? '',
  };
}

interface Told {
  application: Row;
  kind: string;
  at: unknown;
  personName: unknown;
  readers: readonly unknown[];
}

const nameOf = ({ first_name, last_name }: Row) => `${String(first_name)} ${String(last_name)}`;

function told(application: Row, roles: readonly Row[]): Told[] {
  const { confirmed_at, withdrawn_at, decided_at, status, user_id, decided_by_name } = application;
  if (confirmed_at === null) return [];
  const organization = {
    application,
    personName: nameOf(application),
    readers: readersOf(application, roles),
  };
  const answered = status !== null && user_id !== null;
  return [
    { ...organization, kind: 'application_received', at: confirmed_at },
    ...(withdrawn_at === null ? [] : [{ ...organization, kind: 'application_withdrawn', at: withdrawn_at }]),
    ...(answered
      ? [
          {
            application,
            kind: `application_${String(status)}`,
            at: decided_at,
            personName: decided_by_name,
            readers: [user_id],
          },
        ]
      : []),
  ];
}

/** Rows for `notifications`; `roles` are the rows of `user_roles`. */
export function notificationRows(happened: Happened, roles: readonly Row[], now: number): Row[] {
  const { center, applications } = happened;
  return applications
    .flatMap((application) => told(application, roles))
    .flatMap(({ application, kind, at, personName, readers }) =>
      readers.map((reader) => ({
        volunteer_center_id: center.id,
        id: fixedId(`${center.key} notification ${kind} ${String(application['id'])} ${String(reader)}`),
        user_id: reader,
        kind,
        data: namesOf(happened, application, personName),
        path: `/applications/${String(application['id'])}`,
        application_id: application['id'],
        read_at: now - Date.parse(String(at)) > seenAfterMs ? at : null,
        created_at: at,
      })),
    );
}

/** Rows for `audit_events`. */
export function auditEventRows({ center, accounts, applications }: Happened): Row[] {
  const event = (application: Row, act: string, at: unknown, actor: Row, states: Row): Row => ({
    volunteer_center_id: center.id,
    id: fixedId(`${center.key} event ${act} ${String(application['id'])}`),
    actor_id: actor['id'] ?? null,
    actor_name: actor['name'] ?? null,
    act,
    topic: 'work',
    subject_type: 'applications',
    subject_id: application['id'],
    ...states,
    created_at: at,
  });
  return applications
    .filter((application) => application['confirmed_at'] !== null)
    .flatMap((application) => {
      const { user_id, status, decided_at, withdrawn_at, confirmed_at } = application;
      const account = accounts.find((one) => accountId(center, one) === user_id);
      const applicant = account ? { id: user_id, name: nameOf(application) } : {};
      const decider = { id: application['decided_by_id'], name: application['decided_by_name'] };
      const act = status === 'accepted' ? 'accept' : 'reject';
      return [
        event(application, 'send', confirmed_at, applicant, { from_state: null, to_state: 'new' }),
        ...(status === null
          ? []
          : [event(application, act, decided_at, decider, { from_state: 'new', to_state: status })]),
        ...(withdrawn_at === null
          ? []
          : [
              event(application, 'withdraw', withdrawn_at, applicant, {
                from_state: 'new',
                to_state: 'withdrawn',
              }),
            ]),
      ];
    });
}
