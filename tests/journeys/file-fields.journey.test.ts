/** Every field for a file at the edge of its limit, with and without script: just within goes, one byte more is told at the field. */
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { importBytesMax } from '#contract/imports.ts';
import { vacancyImportBytesMax } from '#contract/vacancy-imports.ts';
import { uploadBytesMax } from '#contract/uploads.ts';
import { openSite, waitForScript } from '#tests/support/journey.ts';
import { patience } from '#tests/support/pace.ts';
import { pictureOfBytes } from '#tests/support/pictures.ts';
import { enterAs } from '#tests/support/steps.ts';
import { removeTemporaryFolder, temporaryFolder } from '#tests/support/temporary-folder.ts';

const site = openSite();
const folder = temporaryFolder();
afterAll(() => removeTemporaryFolder(folder));

/** Where it stands on the disk: of a path the browser reads the file itself, while bytes take seconds to get to it. */
function onDisk(name: string, buffer: Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, buffer);
  return path;
}

interface FileField {
  who: string;
  /** Where it stands, or how one gets there. */
  path: string | ((page: Page) => Promise<string>);
  most: number;
  name: string;
  takesMany?: boolean;
  /** Path of a file of so many bytes that can be read. */
  file: (bytes: number) => Promise<string>;
  send: RegExp;
  /** What is said above the limit: by the browser before it is sent, and by the server. */
  refused: { before: RegExp; after: RegExp };
  taken: RegExp;
}

/** As many people as people have, in as many bytes as may be. */
async function listOfPeople(bytes: number) {
  const head = 'E-mail;Voornaam;Achternaam;Notitie\n';
  const rows = Array.from({ length: 4900 }, (_none, at) => `mens${at}@menigte.example;Mens;${at};`);
  const room = bytes - head.length - rows.join('\n').length;
  const text = `${head}${rows.map((row) => row + 'x'.repeat(Math.floor(room / rows.length))).join('\n')}`;
  return onDisk('mensen.csv', Buffer.from(text.padEnd(bytes, 'x')));
}
const photo = async (bytes: number) => onDisk('tuin.png', await pictureOfBytes(bytes));

/** The form of the first vacancy in the list. */
async function ownVacancy(page: Page): Promise<string> {
  await page.goto(site.at('public', '/vacancies'));
  const href = await page.locator('main a[href^="/vacancies/0"]').first().getAttribute('href');
  return `${href?.match(/^\/vacancies\/[\w-]+/)?.[0]}/edit#picture`;
}
/** The form of the first contact person. */
async function openPerson(page: Page): Promise<string> {
  await page.goto(site.at('public', '/instellingen/contact-person'));
  return (
    (await page.locator('main a[href*="?person="]:not([href$="=new"])').first().getAttribute('href')) ?? ''
  );
}
async function openPartner(page: Page): Promise<string> {
  await page.goto(site.at('public', '/partners'));
  const address = await page
    .locator('main a[href^="/partners/"]:not([href$="/add"], [href$="/sharing"])')
    .first()
    .getAttribute('href');
  return `${address?.replace(/\/edit$/, '') ?? ''}/edit`;
}

/** The form of a picture that the centre offers itself. */
async function openStockImage(page: Page): Promise<string> {
  await page.goto(site.at('public', '/content/stock-images?owner=center'));
  return (await page.locator('main a[href$="/edit"]').first().getAttribute('href')) ?? '';
}

/** Opens the screen of a field; answers its path. */
async function open(page: Page, { path }: FileField): Promise<string> {
  const found = typeof path === 'string' ? path : await path(page);
  await page.goto(site.at('public', found));
  return found.split(/[#?]/)[0] ?? '';
}

const ofPicture = {
  who: 'organisatie',
  path: '/instellingen/organisatie',
  most: uploadBytesMax,
  file: photo,
  send: /^Bewaar/,
  taken: /^Bewaard\b|is bewaard/,
};

/** By the part that draws them: tests/codebase/cases asks for each. */
const fields: Record<string, FileField[]> = {
  // Its other two are the same.
  'app/features/center-settings/components/edit/center-fields.tsx': [
    {
      ...ofPicture,
      who: 'centrum',
      path: '/instellingen',
      name: 'websiteLogo',
      refused: { before: /moet kleiner zijn dan 10 MB/, after: /groter dan 10 MB/ },
      taken: /instellingen zijn bewaard/,
    },
  ],
  'app/features/contact-people/form.tsx': [
    {
      ...ofPicture,
      who: 'centrum',
      path: openPerson,
      name: 'photo',
      refused: { before: /moet kleiner zijn dan 10 MB/, after: /groter dan 10 MB/ },
      taken: / is bewaard/,
    },
  ],
  'app/features/imports/components/file-step.tsx': [
    {
      who: 'centrum',
      path: '/users/add?way=import',
      most: importBytesMax,
      name: 'file',
      file: listOfPeople,
      send: /^Ga verder$/,
      refused: { before: /het mag hoogstens 5 MB zijn/, after: /groter dan 5 MB/ },
      taken: /Wat staat er in welke kolom/,
    },
  ],
  'app/features/vacancy-imports/components/import/file-step.tsx': [
    {
      who: 'centrum',
      path: '/vacancies/import',
      most: vacancyImportBytesMax,
      name: 'file',
      file: listOfPeople,
      send: /^Ga verder$/,
      refused: { before: /het mag hoogstens 10 MB zijn/, after: /groter dan 10 MB/ },
      taken: /Wat staat er in welke kolom/,
    },
  ],
  'app/features/organizations/components/form/form-pictures.tsx': (['logo', 'coverImage'] as const).map(
    (name) => ({
      ...ofPicture,
      name,
      refused: { before: /moet kleiner zijn dan 10 MB/, after: /groter dan 10 MB/ },
    }),
  ),
  'app/features/partners/form.tsx': [
    {
      ...ofPicture,
      who: 'centrum',
      path: openPartner,
      name: 'logo',
      refused: { before: /moet kleiner zijn dan 10 MB/, after: /groter dan 10 MB/ },
      taken: /De partner is bewaard/,
    },
  ],
  'app/features/stock-images/form.tsx': [
    {
      ...ofPicture,
      who: 'redactie',
      path: openStockImage,
      name: 'image',
      refused: { before: /moet kleiner zijn dan 10 MB/, after: /groter dan 10 MB/ },
      taken: /Het beeld is bewaard/,
    },
  ],
  'app/features/vacancy-admin/components/form/form-photos.tsx': [
    {
      ...ofPicture,
      path: ownVacancy,
      name: 'newPhotos',
      takesMany: true,
      refused: { before: /mag hoogstens 10 MB zijn/, after: /groter dan 10 MB/ },
    },
  ],
};

const send = (page: Page, field: FileField) => page.getByRole('button', { name: field.send }).last().click();
const input = (page: Page, { name }: FileField) => page.locator(`input[type=file][name=${name}]`);
/** What stands with the field itself, not above the form. */
const atField = async (page: Page, field: FileField) => {
  const ids = (await input(page, field).getAttribute('aria-describedby'))?.split(' ') ?? [];
  const error = ids.find((id) => id.endsWith('-error'));
  return error === undefined ? '' : page.locator(`[id="${error}"]`).innerText();
};

for (const field of Object.values(fields).flat()) {
  test(`${field.name} without script`, async () => {
    const { page } = await site.visit({ hasScript: false, width: 375 });
    await enterAs(site, page, 'public', field.who);
    const path = await open(page, field);
    const note = page.locator('[name=openingNote]');
    const alt = page.locator(`[name=${field.name}_alt]`);
    const hasText = (await note.count()) > 0;
    if (hasText) await note.fill('Bel even aan');
    if (hasText) await alt.fill('Een tuin');
    await input(page, field).setInputFiles(await field.file(field.most + 1));
    await send(page, field);
    await expect.poll(() => atField(page, field)).toMatch(field.refused.after);
    expect(new URL(page.url()).pathname).toBe(path);
    if (hasText)
      expect([await note.inputValue(), await alt.inputValue()]).toEqual(['Bel even aan', 'Een tuin']);
    await input(page, field).setInputFiles({
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html>geen van beide'),
    });
    await send(page, field);
    await expect.poll(() => atField(page, field)).toMatch(/^Kies een /);
    await input(page, field).setInputFiles(await field.file(field.most));
    await send(page, field);
    await page
      .getByText(field.taken)
      .first()
      .waitFor({ timeout: patience(30_000) });
  });

  test(`${field.name} with script`, async () => {
    const { page, expectQuietConsole } = await site.visit();
    await enterAs(site, page, 'public', field.who);
    await open(page, field);
    await waitForScript(page, 'main form');
    const posts: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && posts.push(request.url())));
    // What a browser cannot open it cannot make smaller either.
    const name = basename(await field.file(field.most));
    await input(page, field).setInputFiles(onDisk(name, Buffer.alloc(field.most + 1, 'x')));
    await page.getByText(field.refused.before).first().waitFor();
    expect(posts).toEqual([]);
    // Where several may be chosen, what was refused stays until it is taken away.
    const remove = page.getByRole('button', { name: `Haal ${name} weg` });
    if (field.takesMany) await remove.click();
    await input(page, field).setInputFiles(await field.file(field.most));
    await page.getByText(field.refused.before).first().waitFor({ state: 'detached' });
    await send(page, field);
    await page
      .getByText(field.taken)
      .first()
      .waitFor({ timeout: patience(30_000) });
    // What scrolled half under a bar at the edge is half as high at that moment.
    await page.evaluate('scrollTo(0, 0)');
    await expectAccessible(page);
    expectQuietConsole();
  });
}
