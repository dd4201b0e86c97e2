/** Somebody asks their centre something, with an account or without one, and its staff answer. */
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { inScope } from '#server/tenancy/scope.ts';
import { expectAccessible } from '#tests/support/accessible.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';
import { signIn } from '#tests/support/steps.ts';

const site = openSite();

test('a question from a phone waits with the staff, and its answer stands beside it for whoever asked', async () => {
  const asker = await site.visit({ width: 375 });
  const staff = await site.visit({ width: 1280 });
  await signIn(site, asker.page, 'public', 'vrijwilliger');
  await asker.page.goto(site.at('public', '/contactformulier'));
  await waitForScript(asker.page, 'main form');
  await asker.page.getByRole('radio', { name: 'Mijn account' }).check();
  await asker.page.getByLabel('Je bericht').fill('Hoe wijzig ik mijn adres?');
  await asker.page.getByRole('button', { name: 'Verstuur' }).click();
  await asker.page.getByRole('heading', { name: 'Wat je eerder vroeg' }).waitFor();
  await expectNoSideScroll(asker.page);
  await expectAccessible(asker.page);

  await signIn(site, staff.page, 'public', 'centrum');
  await staff.page.goto(site.at('public', '/contactformulier/berichten'));
  const waiting = staff.page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Hoe wijzig ik mijn adres?' });
  await waiting.waitFor();
  await expectAccessible(staff.page);
  await waiting.getByRole('link', { name: 'Sanne' }).click();
  await waitForScript(staff.page, 'main form');
  await staff.page.getByLabel('Je antwoord').fill('Onder Mijn profiel.');
  await expectAccessible(staff.page);
  await staff.page.getByRole('button', { name: 'Verstuur antwoord' }).click();
  // The next one that waits is on top.
  await staff.page.getByText('Ik wil graag iets doen met kinderen').waitFor();
  await expect.poll(() => waiting.count()).toBe(0);

  await asker.page.reload();
  await asker.page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link', { name: 'Mijn account' })
    .click();
  await asker.page.getByText('Onder Mijn profiel.').waitFor();
  await expect.poll(() => asker.page.getByText('Beantwoord', { exact: true }).count()).toBe(1);
  asker.expectQuietConsole();
  staff.expectQuietConsole();
});

test('a visitor who got lost asks without an account, by way of a page that is gone and of signing in', async () => {
  const { page } = await site.visit({ width: 375 });
  await page.goto(site.at('public', '/is-er-niet'));
  await page.getByRole('link', { name: 'Stel ons een vraag' }).waitFor();
  await page.goto(site.at('public', '/contactformulier'));
  await page.getByRole('link', { name: 'Stel je vraag zonder account' }).click();
  await page.getByRole('heading', { name: 'Waarmee kunnen we helpen?' }).waitFor();
  await waitForScript(page, 'main form');
  await page.getByLabel('Waar gaat het over?').selectOption('Iets anders');
  await page.getByLabel('Je bericht').fill('Zijn jullie met kerst open?');
  await page.getByLabel('Je naam').fill('Noor Jansen');
  await page.getByLabel(/mailadres/).fill('noor');
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByText('Vul een e-mailadres in met een @').first().waitFor();
  await page.getByLabel(/mailadres/).fill('noor@post.example');
  await expectNoSideScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Verstuur je vraag' }).click();
  await page.getByRole('heading', { name: 'Je vraag is verstuurd' }).waitFor();
  await page.getByText('noor@post.example').waitFor();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Naar de voorpagina' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stel een vraag' }).waitFor();
});

/** The editor of the centre answers its questions as well. */
async function addColleague(): Promise<void> {
  const { pool, centers } = site.server().services;
  const centerId = centers.all().find(({ key }) => key === 'public')?.id ?? 0;
  await inScope(pool, centerId, async ({ db }) => {
    const { id: userId } = await db
      .selectFrom('users')
      .select('id')
      .where('volunteerCenterId', '=', centerId)
      .where('firstName', '=', 'Tomas')
      .executeTakeFirstOrThrow();
    const role = { volunteerCenterId: centerId, id: uuidv7(), userId, role: 'center_superuser' };
    await db.insertInto('userRoles').values(role).execute();
  });
}

test('of two who take a question one has it, gives it to the other, and each finds their own', async () => {
  await addColleague();
  const femke = await site.visit({ width: 1280 });
  const tomas = await site.visit({ width: 375 });
  await signIn(site, femke.page, 'public', 'centrum');
  await signIn(site, tomas.page, 'public', 'redactie');
  for (const { page } of [femke, tomas]) {
    await page.goto(site.at('public', '/contactformulier/berichten'));
    await page.getByRole('listitem').filter({ hasText: 'iets doen met kinderen' }).getByRole('link').click();
    await page.getByText('Nog niemand pakt dit op').waitFor();
    await waitForScript(page, 'main form');
    await expectNoSideScroll(page);
    await expectAccessible(page);
  }
  await femke.page.getByLabel('Je antwoord').fill('Kom langs op woensdag.');
  await femke.page.getByRole('button', { name: 'Ik pak dit op' }).click();
  await femke.page.getByText('Jij pakt dit op', { exact: true }).waitFor();
  await expect.poll(() => femke.page.getByLabel('Je antwoord').inputValue()).toBe('Kom langs op woensdag.');
  await tomas.page.getByRole('button', { name: 'Ik pak dit op' }).click();
  await tomas.page.getByText('Femke de Graaf heeft deze vraag net opgepakt').first().waitFor();
  await tomas.page.getByText('Femke de Graaf pakt dit op', { exact: true }).waitFor();
  await expectNoSideScroll(tomas.page);

  await femke.page.getByText('Geef aan een collega').click();
  await femke.page.getByLabel('Collega', { exact: true }).selectOption('Tomas Hendriks');
  await expectAccessible(femke.page);
  await femke.page.getByRole('button', { name: 'Geef', exact: true }).click();
  await femke.page.getByText('Tomas Hendriks pakt dit op', { exact: true }).waitFor();
  await femke.page.getByRole('button', { name: 'Neem over' }).waitFor();

  await tomas.page.goto(site.at('public', '/notificaties'));
  await tomas.page.getByRole('main').getByText('gaf je een vraag om te beantwoorden').waitFor();
  await tomas.page.goto(site.at('public', '/contactformulier/berichten'));
  await waitForScript(tomas.page, 'main form');
  await tomas.page.getByRole('button', { name: 'Filters' }).click();
  await tomas.page.getByLabel('Wie pakt het op').selectOption('Ik');
  await tomas.page.waitForURL(/assigned=me/);
  const own = tomas.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jij pakt dit op' });
  await own.waitFor();
  await expectNoSideScroll(tomas.page);
  await expectAccessible(tomas.page);
  for (const [{ page }, holder] of [
    [femke, 'Tomas Hendriks pakt dit op'],
    [tomas, 'Jij pakt dit op'],
  ] as const) {
    await page.goto(site.at('public', '/dashboard'));
    const asked = page.getByRole('listitem').filter({ hasText: 'iets doen met kinderen' });
    await asked.getByText(holder, { exact: true }).waitFor();
    await asked.getByText('vandaag').waitFor();
    await expectNoSideScroll(page);
  }
  await femke.page.goto(site.at('public', '/contactformulier/berichten?assigned=me'));
  await femke.page.getByText('Niets gevonden').waitFor();
  await expectAccessible(femke.page);
  femke.expectQuietConsole();
  tomas.expectQuietConsole();
});
