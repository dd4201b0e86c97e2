/** The steps of making a page, as its editors take them. */
import type { Page } from 'playwright-core';

/** Begins a page at a centre and comes to the page builder; answers its address. */
export async function beginPage(page: Page, list: string, title: string): Promise<string> {
  await page.goto(list);
  await page.getByRole('link', { name: 'Pagina maken' }).first().click();
  await page.waitForURL(/\/content\/add$/);
  await page.getByLabel('Titel', { exact: true }).fill(title);
  await page.getByRole('button', { name: 'Verder naar de inhoud' }).click();
  await page.waitForURL(/\/content\/[\da-f-]+\/edit$/);
  return page.url();
}

/** Adds a block by its name. */
export async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await dialog.getByLabel('Zoek een blok').fill(name);
  await dialog.getByRole('button', { name, exact: true }).click();
  await page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
}

/** The list of its blocks. */
export const blockRows = (page: Page) => page.getByRole('grid', { name: 'Blokken' }).getByRole('row');

/** What its blocks are called, in their order. */
export const blockOrder = async (page: Page) =>
  Promise.all((await blockRows(page).all()).map((row) => row.locator('.font-semibold').first().innerText()));

/** Waits until all is kept. */
export const pageKept = (page: Page) =>
  page.getByRole('status').getByText('Bewaard', { exact: true }).waitFor();
