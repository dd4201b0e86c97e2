/** A server to which files of vacancies are sent, with what one does to it. */
import { expect } from 'vitest';
import { bringInVacanciesTask } from '#server/features/vacancy-imports/tasks.ts';
import type { JobRun } from '#server/jobs/tasks.ts';
import { sendFile } from '#tests/support/sending-files.ts';
import { first, testServer, type Session } from '#tests/support/server.ts';

export const heading =
  'Vacaturenummer;Titel;Organisatie;Omschrijving;Soort werk;Postcode;Plaats;Uren per week;Startdatum;VOG;Status';
export const garden =
  '1;Tuinhulp;De Tuin;Help ons wieden op dinsdag;Natuur, milieu en dieren;8091 AB;Wezep;2,5;24-11-2026;ja;online';
export const desk = '2;Balie;Het Loket;Ontvang bezoekers;Gastvrouw/gastheer;;;;;nee;online';

/** Of the staff of the first centre, in which there is one organisation. */
export async function vacancyFiles() {
  const server = await testServer({ connections: 6 });
  const staff = await signInAs('center_superuser');
  const organization = (await server.build.organization({ name: 'De Tuin' })).id;
  async function signInAs(role: 'center_superuser' | 'content_manager', center = first) {
    return server.signIn(center.host, (await server.build.user({ center: center.id, roles: [role] })).email);
  }
  const send = (file: Uint8Array | string, as: Session = staff) =>
    sendFile(server, first.host, '/api/v1/vacancy_imports', file, { as, name: 'vacatures.csv' });
  const call = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path: string, body?: unknown, as = staff) =>
    server.call(first.host, method, `/api/v1/vacancy_imports/${path}`, { as, body });

  async function taken(file: Uint8Array | string): Promise<string> {
    const answer = await send(file);
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body.data.id;
  }
  const named = (id: string, columns: readonly (string | null)[], source = 'Buurtwerk') =>
    call('PATCH', id, { data: { type: 'vacancy_imports', id, attributes: { source, columns } } });
  const check = (id: string, result?: string) => call('POST', `${id}/check`, { result });
  const job: JobRun = { signal: new AbortController().signal, isLastAttempt: true };
  const work = (importId: string, how = job) =>
    bringInVacanciesTask(server.running.services)({ centerId: first.id, importId }, how);

  /** Brings a file in, and gives its row. */
  async function broughtIn(file: Uint8Array | string) {
    const id = await taken(file);
    expect((await call('POST', `${id}/start`, {})).body.data.attributes.status).toBe('running');
    await work(id);
    return (await call('GET', id)).body.data;
  }
  const vacancies = () => server.build.sql(first.id, 'select * from vacancies order by title');
  const countOf = async (what: string) =>
    Number((await server.build.sql(first.id, `select count(*) from ${what}`))[0]?.['count']);
  const resultsOf = async (id: string): Promise<string[]> => {
    const lines = (await call('GET', `${id}/report`)).body as unknown as string;
    return lines
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(';')[1] ?? '');
  };
  /** As it was, without the organisation. */
  const empty = async () => {
    await server.build.sql(first.id, 'delete from vacancies');
    await server.build.sql(first.id, 'delete from vacancy_imports');
    await server.build.sql(first.id, "delete from organizations where status = 'pending'");
  };
  return {
    server,
    staff,
    organization,
    signInAs,
    send,
    call,
    taken,
    named,
    check,
    job,
    work,
    broughtIn,
    vacancies,
    countOf,
    resultsOf,
    empty,
  };
}
export type VacancyFiles = Awaited<ReturnType<typeof vacancyFiles>>;
