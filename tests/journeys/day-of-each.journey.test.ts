/** What `/dashboard` and its rail say to each kind of person, as the server renders it: no browser is needed to read it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import type { RoleOf } from '#tests/support/builders.ts';
import { first, testServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({ hasSchools: true, withPages: true });
  await server.build.sql(
    first.id,
    "update volunteer_center_profiles set phone_number = '0525 631 234', email = 'info@centrale.example'",
  );
});
afterAll(() => server.close());

/** A reader of pages: what stands on them, without the marks that divide words in the markup, and without scripts. */
async function reader(roles: readonly RoleOf[]) {
  const { email, id } = await server.build.user({ roles });
  const { headers } = await server.signIn(first.host, email);
  const ask = async (url: string, form?: Record<string, string>) => {
    const cookie = Object.entries(headers)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
    const shared = { host: first.host, accept: 'text/html', cookie };
    const answer = await server.running.app.inject({
      url,
      headers: form
        ? {
            ...shared,
            origin: `http://${first.host}`,
            'content-type': 'application/x-www-form-urlencoded',
          }
        : shared,
      ...(form && { method: 'POST', payload: new URLSearchParams(form).toString() }),
    });
    for (const { name, value } of answer.cookies) if (name in headers && value !== '') headers[name] = value;
    return answer;
  };
  const read = async (url: string) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(200);
    return answer.payload.replaceAll(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '');
  };
  return { id, read, ask };
}

const praise = 'Alles is beantwoord';
const railOf = (html: string) => /<nav aria-label="Werk"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';

describe('an organisation', () => {
  const dayOf = async (over: Record<string, unknown>, withVacancy = false) => {
    const { id } = await server.build.organization({ name: 'De Groene Kade', ...over });
    if (withVacancy) await server.build.vacancy({ organization_id: id });
    const { read } = await reader([['organization_superuser', id]]);
    return { id, read, html: await read('/dashboard') };
  };

  test('that waits reads that the centre is still looking, since when, and what it can do meanwhile', async () => {
    const { html } = await dayOf({ status: 'pending', created_at: new Date('2026-11-03T10:00:00Z') });
    expect(html).toContain('De centrale bekijkt De Groene Kade nog');
    expect(html).toContain('3 november');
    expect(html).toContain('Dit kun je nu al doen');
    expect(html).toContain('href="/instellingen/organisatie"');
    expect(html).toContain('mailto:info@centrale.example');
    expect(html).not.toContain(praise);
    expect(html).not.toContain('Deze maand');
  });

  test('that was admitted has three first steps, the last with the centre’s help', async () => {
    const { html } = await dayOf({ status: 'approved', approved_at: new Date() });
    expect(html).toContain('De Groene Kade doet mee');
    for (const step of ['Maak je pagina af', 'Zet je logo erbij', 'Plaats je eerste vacature'])
      expect(html).toContain(step);
    expect(html).toContain('href="tel:');
    expect(html).not.toContain(praise);
    expect(html).not.toContain('/vacancies/add');
  });

  test('that was refused reads why', async () => {
    const { html } = await dayOf({
      status: 'denied',
      deny_reason: 'outside_area',
      denied_reason: 'Probeer het in Harderwijk.',
    });
    expect(html).toContain('De organisatie werkt niet in ons gebied.');
    expect(html).toContain('Probeer het in Harderwijk.');
    expect(html).not.toContain('Zo begin je');
  });

  test('at work gets its figures, and no praise before it answered anything', async () => {
    const { html, read } = await dayOf({ status: 'approved' }, true);
    expect(html).toContain('Er wacht niemand op antwoord');
    expect(html).not.toContain(praise);
    expect(html).toContain('Deze maand');
    const rail = railOf(html);
    expect(rail).toContain('href="/vacancies"');
    for (const word of ['Team', '>Vacatures<', 'Mijn organisatie']) expect(rail).toContain(word);
    for (const word of ['Gebruikers', 'Bekijk vacatures op de site']) expect(rail).not.toContain(word);
    const team = await read('/users');
    expect(team).toMatch(/<title>Team/);
    expect(team).toContain('1 persoon');
    expect(team).not.toContain('>Gebruikers<');
  });
});

test('a centre reminds whoever lets somebody wait for days, once, and reads that it did', async () => {
  const { id: organization_id } = await server.build.organization({ name: 'Huis van de Wijk' });
  await server.build.user({ roles: [['organization_superuser', organization_id]] });
  const { id: vacancy_id } = await server.build.vacancy({ organization_id });
  const sent = new Date(Date.now() - 4 * 86_400_000);
  const { id } = await server.build.application({
    vacancy_id,
    organization_id,
    created_at: sent,
    confirmed_at: sent,
  });
  const { read, ask } = await reader(['center_superuser']);
  expect(await read('/dashboard')).toContain(`action="/applications/${id}"`);
  const answer = await ask(`/applications/${id}`, { act: 'remind', from: '/dashboard' });
  expect([answer.statusCode, answer.headers['location']]).toEqual([303, '/dashboard']);
  const html = await read('/dashboard');
  expect(html).toContain('Vandaag herinnerd');
  // What was done last stands beside it.
  expect(html).toMatch(/Net gebeurd[\s\S]*stuurde een herinnering/);
  expect(html).not.toContain(`action="/applications/${id}"`);
});

describe('who helps', () => {
  test('sees what is new and what to fill in, and no mail that is never sent', async () => {
    await server.build.vacancy({ title: 'Samen wandelen' });
    const { read } = await reader(['volunteer']);
    const html = await read('/dashboard');
    expect(html).toContain('Samen wandelen');
    expect(html).toContain('Je telefoonnummer');
    expect(html).not.toContain('/instellingen/organisatie');
    expect(await read('/profile-edit/periodieke-mail')).toContain('We versturen hem nu nog niet');
  });

  test('is not asked for a gender that nothing needs, and can take away one that was brought in', async () => {
    const { id, read } = await reader(['volunteer']);
    expect(await read('/profile-edit')).not.toContain('name="gender"');
    await server.build.sql(first.id, "update users set gender = 'female' where id = $1", [id]);
    const html = await read('/profile-edit');
    expect(html).toContain('name="gender"');
    expect(html).toContain('Je mag het weghalen');
  });

  test('as a student reads of an internship', async () => {
    const school = await server.build.organization({ organization_type: 'School' });
    const html = await (await reader([['student', school.id]])).read('/dashboard');
    expect(html).toContain('Zoek een stageplek');
    expect(html).not.toContain('Zoek vrijwilligerswerk');
  });
});

test('a mentor sees the applications of their students as theirs, by name', async () => {
  const school = await server.build.organization({ organization_type: 'School' });
  const student = await server.build.user({ first_name: 'Bram', roles: [['student', school.id]] });
  const { id } = await server.build.application({
    first_name: 'Bram',
    last_name: 'Kok',
    user_id: student.id,
  });
  const { read } = await reader([['mentor', school.id]]);
  for (const path of ['/dashboard', '/applications']) {
    const html = await read(path);
    expect(html).toContain('Aanmeldingen van je leerlingen');
    expect(html).toContain('Bram Kok');
    expect(html).not.toContain('Mijn aanmeldingen');
  }
  const one = await read(`/applications/${id}`);
  expect(one).toContain('Bram Kok');
  expect(one).not.toContain('Je bericht');
  expect(railOf(one)).toContain('Leerlingen');
});

test.each([
  ['content_manager', 'Je bent redacteur'],
  ['page_manager', 'Je bent paginabeheerder'],
] as const satisfies readonly [Role, string][])(
  'a %s has a day and a rail of their own',
  async (role, says) => {
    const { read } = await reader([role]);
    const html = await read('/dashboard');
    expect(html).toContain(says);
    expect(html).toContain('mailto:info@centrale.example');
    expect(railOf(html)).toContain('Bekijk de site');
    expect(html).not.toContain('Je hebt je nog nergens voor aangemeld');
  },
);

describe('who writes pages', () => {
  test('finds what is still to be put online first, what was changed last, and the ways to begin', async () => {
    await server.build.page({ title: 'Soep op dinsdag', is_published: false });
    await server.build.page({ title: 'Staat al online' });
    const { read } = await reader(['content_manager']);
    const html = await read('/dashboard');
    const unfinished = /<section aria-labelledby="unfinished">[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
    expect(unfinished).toContain('Soep op dinsdag');
    expect(unfinished).not.toContain('Staat al online');
    expect(unfinished).toContain('Concept');
    expect(html).toContain('Staat al online');
    expect(html).toMatch(/href="\/content\/add"/);
    expect(html).toMatch(/href="\/content\/add\?pageType=news"/);
    expect(await read('/content?state=unfinished')).not.toContain('Staat al online');
  });

  test('sees the pages that were given to them and no others, and is told where there are none', async () => {
    const { id, read } = await reader(['page_manager']);
    const before = await read('/dashboard');
    expect(before).toContain('Je hebt nog geen pagina’s');
    expect(before).not.toContain('Maak een pagina');
    await server.build.page({ title: 'Mijn pagina', editor_ids: [id], is_published: false });
    await server.build.page({ title: 'Van een ander', is_published: false });
    const html = await read('/dashboard');
    expect(html).toContain('Mijn pagina');
    expect(html).not.toContain('Van een ander');
    expect(html).not.toContain('foto heeft nog geen omschrijving');
  });
});
