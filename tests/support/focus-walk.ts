/** The Tab key through a whole page, as somebody without a mouse goes. Written as text: it runs in the browser. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Stop {
  key: string;
  name: string;
  faults: string[];
}

/** Gives each element a number of its own, so that one that comes back is known again. */
const describeFocus = `(() => {
  const one = document.activeElement;
  if (!one || one === document.body || one === document.documentElement) return null;
  window.focusKeys ??= new WeakMap();
  if (!window.focusKeys.has(one)) { window.focusCount = (window.focusCount ?? 0) + 1; window.focusKeys.set(one, window.focusCount); }
  const name = one.tagName.toLowerCase() + ' "' + (one.getAttribute('aria-label') ?? (one.textContent?.trim() || one.getAttribute('name')) ?? '').trim().replace(/\\s+/g, ' ').slice(0, 50) + '"';
  const faults = [];
  // Outlined itself, or the frame of the field that it is in, or the label that stands for it.
  const marked = [one, ...(one.labels ?? []), one.nextElementSibling];
  for (let up = one.parentElement, steps = 0; up && steps < 4; up = up.parentElement, steps += 1) marked.push(up);
  const isMarked = marked.filter(Boolean).some((part) => {
    const style = getComputedStyle(part);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  });
  if (!isMarked) faults.push('no outline');
  const place = (one.labels?.[0] && one.getBoundingClientRect().width < 3 ? one.labels[0] : one).getBoundingClientRect();
  if (place.bottom <= 0 || place.top >= innerHeight || place.right <= 0 || place.left >= innerWidth) faults.push('outside the window');
  else {
    const top = Math.max(place.top, 0), bottom = Math.min(place.bottom, innerHeight);
    const left = Math.max(place.left, 0), right = Math.min(place.right, innerWidth);
    // Three heights along the middle; what lies on top there must be the element, a part of it or around it.
    const covers = [0.15, 0.5, 0.85].map((part) => document.elementFromPoint((left + right) / 2, top + (bottom - top) * part));
    const bar = covers.find((over) => {
      if (!over || one.contains(over) || over.contains(one) || [...(one.labels ?? [])].some((label) => label.contains(over))) return false;
      for (let up = over; up && !up.contains(one); up = up.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(up).position)) return true;
      return false;
    });
    if (bar) faults.push('under ' + bar.tagName.toLowerCase() + '.' + String(bar.getAttribute('class') ?? '').slice(0, 50));
  }
  return { key: String(window.focusKeys.get(one)), name, faults };
})()`;

const focused = async (page: Page) => (await page.evaluate(describeFocus)) as Stop | null;

/**
 * Every stop is marked and in sight, the walk ends where it began, and nothing keeps the focus to itself.
 * Gives the names of the stops in their order.
 */
export async function expectVisibleFocus(page: Page, longest = 200): Promise<string[]> {
  const stops: Stop[] = [];
  const seen = new Set<string>();
  await page.evaluate('document.activeElement?.blur?.(); scrollTo(0, 0); getSelection()?.removeAllRanges()');
  for (let step = 0; step < longest; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    // Behind the last one the window itself has the focus, or the first one again.
    if (!stop || stop.key === stops[0]?.key) {
      if (stops.length > 0) break;
      continue;
    }
    expect(seen.has(stop.key), `${page.url()}: the focus is kept at ${stop.name}`).toBe(false);
    seen.add(stop.key);
    stops.push(stop);
  }
  expect(stops.length, `${page.url()}: the walk comes to an end`).toBeLessThan(longest);
  expect(
    stops
      .filter(({ faults }) => faults.length > 0)
      .map(({ name, faults }) => `${name}: ${faults.join(', ')}`),
    page.url(),
  ).toEqual([]);
  return stops.map(({ name }) => name);
}
