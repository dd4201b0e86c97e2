/** Formatted text: written with the keyboard, pasted from elsewhere, and never a way in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { xssVectors } from '#tests/rich-text/xss-vectors.ts';
import { expectAccessible, expectNoSideScroll, openSite } from '#tests/support/journey.ts';

const site = openSite();

const editor = (page: Page) => page.locator('#sample');
/** What the field is worth: a hidden text area posts it. */
const value = (page: Page) => page.locator('textarea[name=html]').inputValue();

async function open(page: Page): Promise<void> {
  await page.goto(site.at('public', '/test/tiptap'));
  await editor(page).and(page.locator('[contenteditable=true]')).waitFor();
}

/** A page without a content policy, so that nothing but the sanitiser stands in the way; `hit` counts. */
async function openUnguarded() {
  const { context } = await site.visit();
  const guardless = await context.browser()?.newContext({ bypassCSP: true });
  const page = await guardless?.newPage();
  if (!page) throw new Error('no browser');
  await page.addInitScript('window.hits = 0; window.hit = () => { window.hits += 1; };');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !hostname.endsWith('localhost')) elsewhere.push(request.url());
  });
  await open(page);
  return { page, elsewhere, hits: () => page.evaluate('window.hits'), leave: () => guardless?.close() };
}

/** Puts each into the page, and does to every part of it what a visitor may do. */
const show = (page: Page, all: readonly string[]) =>
  page.evaluate(`(async () => {
    const box = document.body.appendChild(document.createElement('div'));
    box.addEventListener('click', (event) => event.preventDefault());
    for (const html of ${JSON.stringify(all)}) {
      box.innerHTML = html;
      for (const part of box.querySelectorAll('*')) {
        part.focus?.();
        for (const name of ['click', 'mouseover', 'wheel', 'focus', 'blur', 'toggle', 'animationstart'])
          part.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
      }
    }
    box.innerHTML = ${JSON.stringify(all.join('<hr>'))};
    await new Promise((resolve) => setTimeout(resolve));
    await Promise.allSettled([...box.querySelectorAll('img')].map((img) => img.decode()));
    box.remove();
  })()`);

const paste = (page: Page, all: readonly string[]) =>
  page.evaluate(`(() => {
    const text = document.querySelector('#sample');
    text.focus();
    for (const html of ${JSON.stringify(all)}) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }
  })()`);

test('nothing of the published ways in runs once it is shown, nor when it is pasted', async () => {
  const { page, elsewhere, hits, leave } = await openUnguarded();
  await show(page, xssVectors.map(sanitizeHtml));
  await paste(page, xssVectors.slice(0, 90));
  await expect.poll(() => value(page)).toContain('script');
  expect(await hits()).toBe(0);
  expect(elsewhere).toEqual([]);
  // The trap does catch what is not made clean.
  await show(page, ['<img src=x onerror=hit()>']);
  await expect.poll(hits).toBeGreaterThan(0);
  await leave();
});

test('with the keyboard alone: words in bold, a link that is checked, and the way back', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await open(page);
  await editor(page).press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type('Kom je ');
  // One stop of the tab key for the whole toolbar; arrow keys go along it.
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => page.locator('[role=toolbar] button:focus').count()).toBe(1);
  const focused = () => page.locator(':focus').getAttribute('aria-label');
  for (let steps = 0; (await focused()) !== 'Vet' && steps < 20; steps += 1)
    await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.locator('#sample:focus').waitFor();
  await page.keyboard.type('helpen');
  await page.keyboard.press('Control+B');
  await page.keyboard.type('? ');
  await page.keyboard.press('Control+K');
  const address = page.getByRole('textbox', { name: 'Adres' });
  await address.and(page.locator(':focus')).waitFor();
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Dit is geen adres.').waitFor();
  await address.fill('voorbeeld.nl/tuin');
  await page.getByRole('textbox', { name: 'Woorden van de link' }).fill('Lees meer');
  await page.keyboard.press('Enter');
  await page.locator('#sample:focus').waitFor();
  await expect
    .poll(() => value(page))
    .toBe('<p>Kom je <strong>helpen</strong>? <a href="https://voorbeeld.nl/tuin">Lees meer</a></p>');
  await page.keyboard.press('Control+Z');
  await expect.poll(() => value(page)).toBe('<p>Kom je <strong>helpen</strong>? </p>');
  await expectAccessible(page);
  expectQuietConsole();
});

test('what comes from Word or a web page comes in clean, and says what stayed behind', async () => {
  const { page } = await site.visit({ width: 375 });
  await open(page);
  await editor(page).press('Control+A');
  await page.getByRole('button', { name: 'Word' }).click();
  await expect.poll(() => value(page)).toContain('<li><p>Goede zin</p></li>');
  expect(await value(page)).not.toMatch(/mso|style|class|<img/i);
  await page.getByText('Eén afbeelding is niet meegekomen').waitFor();
  await page.getByRole('button', { name: 'Web page' }).click();
  await expect.poll(() => value(page)).toContain('<td><p>10.00 uur</p></td>');
  await expectNoSideScroll(page);
});

test('without script the text can be changed and sent, and the server makes it clean', async () => {
  const { page } = await site.visit({ hasScript: false });
  await page.goto(site.at('public', '/test/tiptap'));
  expect(await value(page)).toContain('<strong>');
  await page.locator('textarea[name=raw]').fill('<p onclick="hit()">Dag</p><script>hit()</script>');
  await page.getByRole('button', { name: 'Maak schoon' }).click();
  await expect.poll(() => page.locator('pre[data-shown=server]').textContent()).toBe('<p>Dag</p>');
});
