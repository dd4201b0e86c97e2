/** Single keys of a page: they act at once, unless somebody types or has switched them off (WCAG 2.1.4). */
import { useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/shell/locale-path.ts';

/** One switch for all pages that have them, under the name of the first. */
const storageKey = 'admission-shortcuts';
export const areKeysOff = () => window.localStorage.getItem(storageKey) === 'off';
export const switchKeys = (isOn: boolean) => window.localStorage.setItem(storageKey, isOn ? 'on' : 'off');

/** A tick box takes no letters: it stands in the rows of a list. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null;

/** What lies over the page has the keyboard, also while its focus is on the way. */
const isCovered = () =>
  document.querySelector(
    ':modal, details[open][name=popover], [role=dialog], [role=menu], [role=listbox]:not([hidden])',
  ) !== null;

/** What a key does, by its name, a letter in lower case; undefined for a key of somebody else. */
export function useSingleKeys(actOf: (key: string) => (() => unknown) | undefined): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = actOf(event.key.length === 1 ? event.key.toLowerCase() : event.key);
    if (!act || areKeysOff() || isTyping(event.target) || isCovered()) return;
    event.preventDefault();
    act();
  });
  // As soon as the page stands: a second key often comes right behind the first, which brought another page.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

interface QueueKeys {
  /** By the letter; undefined for what may not be done now. */
  acts: Readonly<Record<string, (() => void) | undefined>>;
  /** Addresses of the neighbours in the queue. */
  next: string | null;
  previous: string | null;
}

/** Letters answer; J and the arrow down go to the next, K and the arrow up to the one before. */
export function useQueueKeys({ acts, next, previous }: QueueKeys): void {
  const navigate = useNavigate();
  const path = usePath();
  const goTo = (address: string | null) => () => address && void navigate(path(address));
  const [on, back] = [goTo(next), goTo(previous)];
  const named = Object.entries(acts).map(([letter, act]) => [letter.toLowerCase(), act] as const);
  const all = new Map<string, (() => unknown) | undefined>([
    ['ArrowDown', on],
    ['j', on],
    ['ArrowUp', back],
    ['k', back],
    ...named,
  ]);
  useSingleKeys((key) => all.get(key));
}
