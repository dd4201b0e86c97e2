import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MapEngine } from '#app/ui/map/map-engine.ts';

type MapCardProps = {
  /** The same as what its pin controls. */
  id: string;
  /** Of the pin that it belongs to. */
  pin: string;
  engine: MapEngine;
  children: ReactNode;
};

const firstIn = (place: HTMLElement) => place.querySelector<HTMLElement>('a, button');

/** Into the card that is open, as far as it is. */
export const focusCard = (id: string): void => {
  const place = document.getElementById(id);
  if (place) firstIn(place)?.focus({ preventScroll: true });
};

function placeCalled(id: string): HTMLElement {
  const place = document.createElement('div');
  place.className = 'contents';
  place.id = id;
  return place;
}

/**
 * What a pressed pin stands for. It comes right after its pin for whoever goes by the tab key or reads on, gets the focus of the pin
 * when it opens, and gives it back.
 */
export function MapCard({ id, pin, engine, children }: MapCardProps) {
  const [place] = useState(() => placeCalled(id));
  useLayoutEffect(() => {
    engine.pins.putBehind(pin, place);
    return () => {
      if (place.contains(document.activeElement)) engine.pins.focus(pin);
      place.remove();
    };
  }, [engine, pin, place]);
  // After a list of pins has given the focus back. A map that opens with a card takes it from nobody.
  useEffect(() => {
    if (engine.pins.hasFocus(pin)) focusCard(id);
  }, [engine, id, pin]);
  return createPortal(children, place);
}
