/** An organisation, and who writes its vacancies: its own manager and the staff of the centre. */
import { first, testServer, type Session, type TestAnswer, type TestServer } from './server.ts';

export interface VacancyWorld {
  server: TestServer;
  organizationId: string;
  manager: Session;
  staff: Session;
}

/** `now` is where its clock stands: that of the database, for who goes by what has happened there. */
export async function vacancyWorld(now = new Date('2026-11-24T09:00:00Z')): Promise<VacancyWorld> {
  const server = await testServer({ now, connections: 4 });
  await server.build.lookAlikes();
  const organizationId = (await server.build.organization({ name: 'De Speeltuin' })).id;
  const signIn = async (role: 'center_superuser' | ['organization_superuser', string]) =>
    server.signIn(first.host, (await server.build.user({ roles: [role] })).email);
  const manager = await signIn(['organization_superuser', organizationId]);
  return { server, organizationId, manager, staff: await signIn('center_superuser') };
}

export interface SentVacancy {
  /** The manager when nobody is named. */
  as?: Session;
  headers?: Record<string, string>;
  rest?: object;
}

/** A call with the attributes of a vacancy. */
export const sendVacancy = (
  { server, manager }: VacancyWorld,
  method: 'POST' | 'PATCH' | 'PUT',
  path: string,
  attributes: object,
  { as = manager, headers, rest }: SentVacancy = {},
): Promise<TestAnswer> =>
  server.call(first.host, method, `/api/v1/vacancies${path}`, {
    as,
    headers,
    body: { data: { type: 'vacancies', attributes, ...rest } },
  });

/** 'blank /data/attributes/title', in the order of the alphabet. */
export const problems = (answer: TestAnswer): string[] =>
  answer.body.errors
    .map((error: { code: string; source?: { pointer: string } }) => `${error.code} ${error.source?.pointer}`)
    .toSorted();
