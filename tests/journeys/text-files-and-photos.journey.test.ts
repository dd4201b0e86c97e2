/** Formatted text, files, photos and icons: by keyboard, by paste and drag, and never a way in. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/support/accessible.ts';
import { sanitizeHtml } from '#contract/rich-text/sanitize.ts';
import { xssVectors } from '#tests/rich-text/xss-vectors.ts';
import { expectNoSideScroll, openSite, waitForScript } from '#tests/support/journey.ts';

const site = openSite();

const editor = (page: Page) => page.locator('#sample');
/** What the field is worth: a hidden text area posts it. */
const value = (page: Page) => page.locator('textarea[name=html]').inputValue();

async function open(page: Page): Promise<void> {
  await page.goto(site.at('public', '/test/tiptap'));
  await editor(page).and(page.locator('[contenteditable=true]')).waitFor();
}

/** How many letters the editor itself takes for selected: it follows the selection of the page a moment later. */
const chosenLetters = `(({ from, to }) => to - from)(document.querySelector('#sample').editor.state.selection)`;

/** A page without a content policy, so that nothing but the sanitiser is in the way; `hit` counts. */
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
    await page.keyboard.press('ArrowLeft');
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
  await page.keyboard.type('Lunch');
  for (let letters = 1; letters <= 5; letters += 1) {
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => page.evaluate(chosenLetters)).toBe(letters);
  }
  await page.getByRole('button', { name: 'Taal van deze woorden' }).press('Enter');
  await page.getByRole('combobox', { name: 'Taal' }).selectOption('en');
  await page.getByRole('button', { name: 'Zet erin' }).press('Enter');
  await expect.poll(() => value(page)).toContain('<span lang="en">Lunch</span>');
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

/** As if it was copied from a program without formatting. */
const pasteLines = (page: Page, text: string) =>
  page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(text)});
    document.querySelector('#sample').dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  })()`);

test('Markdown that is typed or pasted becomes headings, lists and bold words', async () => {
  const { page } = await site.visit();
  await open(page);
  await editor(page).press('Control+A');
  await editor(page).press('Delete');
  await editor(page).pressSequentially('# Wat ga je doen');
  await expect.poll(() => value(page)).toBe('<h2>Wat ga je doen</h2>');
  await editor(page).press('Enter');
  await pasteLines(page, '## Wie zoeken we\nJe bent **rustig**:\n- een\n- twee');
  await expect
    .poll(() => value(page))
    .toBe(
      '<h2>Wat ga je doen</h2><h2>Wie zoeken we</h2><p>Je bent <strong>rustig</strong>:</p><ul><li><p>een</p></li><li><p>twee</p></li></ul>',
    );
  await editor(page).press('Control+A');
  await editor(page).press('Delete');
  await pasteLines(page, 'Een\nTwee 2 * 3 * 4');
  await expect.poll(() => value(page)).toBe('<p>Een</p><p>Twee 2 * 3 * 4</p>');
});

test('without script the text can be changed and sent, and the server makes it clean', async () => {
  const { page } = await site.visit({ hasScript: false });
  await page.goto(site.at('public', '/test/tiptap'));
  await expect.poll(() => value(page)).toContain('<strong>');
  await page.locator('textarea[name=raw]').fill('<p onclick="hit()">Dag</p><script>hit()</script>');
  await page.getByRole('button', { name: 'Maak schoon' }).click();
  await expect.poll(() => page.locator('pre[data-shown=server]').textContent()).toBe('<p>Dag</p>');
  await page.locator('textarea[name=html_plain]').fill('Kom je helpen?\nGraag.\n\nTot dinsdag.');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect
    .poll(() => page.locator('pre[data-shown=stored]').textContent())
    .toBe('<p>Kom je helpen?<br>Graag.</p><p>Tot dinsdag.</p>');
});

const openPart = async (page: Page, part: string) => {
  await page.goto(site.at('public', `/test/components/${part}`));
  await waitForScript(page);
};
const posted = (page: Page, name: string) =>
  page.evaluate(
    `Promise.all([...document.querySelector('input[name=${name}]').files].map(async (file) => ({ name: file.name, type: file.type, holdsPlace: (await file.text()).includes('Exif') })))`,
  );

test('files: dropped ones are judged one by one, and the right ones go along', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await openPart(page, 'file-field');
  await page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'.repeat(30000)], 'foto.jpg', { type: 'image/jpeg' }));
    dataTransfer.items.add(new File(['x'], 'rooster.pdf', { type: 'application/pdf' }));
    const zone = document.querySelector('input[name=many]').closest('label');
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  })()`);
  await page.getByText('foto.jpg is 30 kB; het mag hoogstens 20 kB zijn').first().waitFor();
  expect(await posted(page, 'many')).toMatchObject([{ name: 'rooster.pdf' }]);
  await page.getByRole('button', { name: 'Haal rooster.pdf weg' }).press('Enter');
  await expect.poll(() => posted(page, 'many')).toEqual([]);
  // The focus is at the field again, not lost with the button.
  await page.locator('input[name=many]:focus').waitFor();
  await expectAccessible(page);
  expectQuietConsole();
});

/** A photo as a camera makes it: with a block that says where it was taken. */
async function photoWithPlace(page: Page): Promise<Buffer> {
  const plain = await page.screenshot({ type: 'jpeg' });
  const place = Buffer.from('Exif\0\0II*\0\x08\0\0\0\0\0\0\0\0\0 52.09 N 5.12 E', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, place, plain.subarray(2)]);
}

test('a photo is cut with the keyboard and loses what the camera wrote in it', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await openPart(page, 'image-field');
  const buffer = await photoWithPlace(page);
  await page.setInputFiles('input[name=landscape]', { name: 'tuin.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('(1.200 bij 900 beeldpunten').waitFor();
  const larger = page.getByRole('button', { name: 'Dichterbij' });
  await larger.press('Enter');
  await page.getByText('(1.020 bij 765 beeldpunten').waitFor();
  await page.getByRole('button', { name: 'Draai een kwartslag' }).press('Enter');
  await page.getByText('(900 bij 675 beeldpunten').waitFor();
  expect(await posted(page, 'landscape')).toEqual([
    { name: 'tuin.webp', type: 'image/webp', holdsPlace: false },
  ]);
  await page.setInputFiles('input[name=small]', { name: 'tuin.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('De grootte van Foto moet kleiner zijn dan 2 kB').waitFor();
  expect(await posted(page, 'small')).toEqual([]);
  await expectAccessible(page);
  expectQuietConsole();
});

test('an icon is found by a Dutch word and chosen with the arrow keys', async () => {
  const { page, expectQuietConsole } = await site.visit();
  await openPart(page, 'icon-picker');
  const search = page.getByRole('searchbox', { name: 'Icoon (niet verplicht)' });
  await search.fill('koffie');
  await page.getByText('3 iconen gevonden').waitFor();
  // Past the cross that clears the search.
  await search.press('Tab');
  await page.keyboard.press('Tab');
  await page.locator('[role=option]:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const chosen = page.locator('input[type=hidden][name=empty]');
  await expect.poll(() => chosen.inputValue()).toMatch(/^\w+:[\w-]*(coffee|cup|mug)/);
  await expectAccessible(page);
  expectQuietConsole();
});
