/** What a page loses when the system draws it in colours of its own, as people do who see little: fills are gone, and with them all that only a fill tells. */
import type { Page } from 'playwright-core';
import { askPage } from '#tests/support/in-page.ts';

/** Signs without words, that are told from what is around them by their fill: bars, dots, swatches. Asked before the colours are forced. */
const markFills = `
  const alpha = (colour) => (/^rgba\\(.*, ([\\d.]+)\\)$/.exec(colour) ?? [])[1] ?? '1';
  const groundOf = (one) => { for (let up = one.parentElement; up; up = up.parentElement) { const { backgroundColor } = getComputedStyle(up); if (alpha(backgroundColor) > 0.5) return backgroundColor; } return ''; };
  for (const one of document.querySelectorAll('main *')) {
    if (one.children.length > 0 || one.textContent.trim() || one.closest('svg, video, iframe') || /^(IMG|INPUT|TEXTAREA|SELECT|CANVAS|OPTION|PROGRESS|METER)$/.test(one.tagName)) continue;
    const { backgroundColor, backgroundImage, maskImage } = getComputedStyle(one);
    const { width, height } = one.getBoundingClientRect();
    const isSeen = one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && width >= 3 && height >= 3;
    if (isSeen && backgroundImage === 'none' && maskImage === 'none' && alpha(backgroundColor) > 0.5 && backgroundColor !== groundOf(one)) one.dataset.fill = backgroundColor;
  }`;

/** Those whose fill went without a border or anything else in its place. */
const lostFills = `
  const groundOf = (one) => { for (let up = one.parentElement; up; up = up.parentElement) { const { backgroundColor } = getComputedStyle(up); if (!/, 0\\)$/.test(backgroundColor)) return backgroundColor; } return 'rgb(255, 255, 255)'; };
  const isSeen = (one) => {
    const { backgroundColor, borderTopWidth, borderInlineStartWidth, borderBottomWidth, forcedColorAdjust, outlineStyle } = getComputedStyle(one);
    return forcedColorAdjust === 'none' || outlineStyle !== 'none' || [borderTopWidth, borderInlineStartWidth, borderBottomWidth].some((width) => width !== '0px') || backgroundColor !== groundOf(one);
  };
  return [...document.querySelectorAll('[data-fill]')].filter((one) => !isSeen(one)).map((one) => 'a fill is gone: ' + nameOf(one) + ' in ' + nameOf(one.parentElement));`;

/** What is chosen, current or pressed and looks as what is not beside it. */
const sameLooks = `
  const on = 'a[aria-current]:not([aria-current=false]), button[aria-current]:not([aria-current=false]), [aria-pressed=true], [aria-selected=true], [role=radio][aria-checked=true], [role=switch][aria-checked=true], label:has(input:checked)';
  const off = ':is(a, button):not([aria-current]):not([aria-pressed]), [aria-current=false], [aria-pressed=false], [aria-selected=false], [aria-checked=false], label:has(input):not(:has(input:checked))';
  const isSeen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const drawn = (one, pseudo) => {
    const s = getComputedStyle(one, pseudo);
    if (pseudo && (s.content === 'none' || s.content === 'normal')) return '';
    const line = (side) => { const width = parseFloat(s['border' + side + 'Width']); return width >= 1.5 ? width + s['border' + side + 'Color'] : width > 0 ? 'thin' : ''; };
    return [s.backgroundColor, s.color, line('Top'), line('Bottom'), line('Left'), s.borderTopStyle, s.outlineStyle, s.textDecorationLine, s.fontWeight].join(' ');
  };
  const look = (one) => [one, ...one.querySelectorAll('*')]
    .filter((part) => part === one || (!part.closest('svg *') && isSeen(part)))
    .map((part) => [part === one ? '' : part.tagName, part.checked ?? '', part.tagName === 'svg' ? part.innerHTML + getComputedStyle(part).fill : '', drawn(part), drawn(part, '::before'), drawn(part, '::after')].join('|'))
    .join('\\n');
  const found = [];
  for (const one of document.querySelectorAll('main ' + on.split(', ').join(', main '))) {
    if (!isSeen(one)) continue;
    let other;
    for (let up = one.parentElement, steps = 0; up && steps < 3 && !other; up = up.parentElement, steps += 1)
      other = [...up.querySelectorAll(off)].find((two) => two.tagName === one.tagName && two.className === one.className && isSeen(two)) ??
        [...up.querySelectorAll(off)].find((two) => two.tagName === one.tagName && two.getAttribute('role') === one.getAttribute('role') && isSeen(two));
    if (other && look(one) === look(other)) found.push('chosen looks as not chosen: ' + nameOf(one) + ' and ' + nameOf(other));
  }
  return found;`;

/** Colours fade from ours to those of the system: what is looked at is their end. */
const endFading = `
  for (const one of document.getAnimations()) if (Number.isFinite(one.effect?.getComputedTiming().endTime)) one.finish();`;

/** What is lost on this page, which is as it was afterwards. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await askPage(page, markFills);
  await page.emulateMedia({ forcedColors: 'active' });
  await askPage(page, endFading);
  const lost = [...(await askPage<string[]>(page, lostFills)), ...(await askPage<string[]>(page, sameLooks))];
  await page.emulateMedia({ forcedColors: 'none' });
  return [...new Set(lost)];
}
