import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { modeAttributes } from '#app/shell/colour-mode.ts';

interface PreviewFrameProps {
  /** Names the frame for who does not see it. */
  title: string;
  /** Of the screen that is imitated, in pixels. */
  width: number;
  /** Where there is less room, a screen as small as this is imitated rather than letters that are too small to read. */
  least?: number;
  /** Left out: as the page around it, whatever that becomes. */
  mode?: 'light' | 'dark';
  language: string;
  /** On white, as pages of blocks stand. */
  isWhite?: boolean;
  /** Hears what is done in the frame; gives what ends that. */
  listen?: (page: Document) => () => void;
  children: ReactNode;
}

/** In a document of its own, so that its width is what the looks of the site go by. Written out, or a browser is in its oldest mode. */
const blank = '<!doctype html><html><head></head><body></body></html>';

/** The looks of this page, and what comes to them later. */
function copyLooks(from: Document, to: Document): () => void {
  const copy = () => {
    const known = new Set(
      [...to.head.querySelectorAll('[data-of]')].map((one) => one.getAttribute('data-of')),
    );
    for (const [at, look] of [...from.head.querySelectorAll('link[rel=stylesheet], style')].entries()) {
      const name = look.getAttribute('href') ?? `style ${at}`;
      if (known.has(name)) continue;
      const copied = to.importNode(look, true) as HTMLElement;
      copied.nonce = (look as HTMLElement).nonce ?? '';
      copied.dataset['of'] = name;
      to.head.append(copied);
    }
  };
  copy();
  const watcher = new MutationObserver(copy);
  watcher.observe(from.head, { childList: true });
  return () => watcher.disconnect();
}

type Look = Pick<PreviewFrameProps, 'mode' | 'language' | 'isWhite'> & { scale: number };

/** The root of the frame looks as that of this page does, in the chosen colours. */
function dress(root: HTMLElement, { mode, language, isWhite, scale }: Look) {
  const own = document.documentElement;
  root.removeAttribute('data-forced-mode');
  for (const { name, value } of own.attributes) root.setAttribute(name, value);
  if (mode)
    for (const [name, value] of Object.entries(modeAttributes(mode, mode))) root.setAttribute(name, value);
  if (isWhite) root.setAttribute('data-ground', 'white');
  root.lang = language;
  // What is pressed keeps its size, however small the page is shown.
  root.style.setProperty('--whole-size', String(1 / scale));
}

/** As long as the frame is there, in what this page is changed to as well. */
function useDress(page: Document | null, { mode, language, isWhite, scale }: Look) {
  useEffect(() => {
    if (!page) return undefined;
    const put = () => dress(page.documentElement, { mode, language, isWhite, scale });
    put();
    const watcher = new MutationObserver(put);
    watcher.observe(document.documentElement, { attributes: true });
    return () => watcher.disconnect();
  }, [page, mode, language, isWhite, scale]);
}

/** How much of its own width the frame has here: a wide page is shown smaller. */
function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { room, size };
}

/** Draws its children as a page of its own, as wide as the screen that is imitated. */
export function PreviewFrame({ title, width: most, least = most, listen, ...rest }: PreviewFrameProps) {
  const { children, ...look } = rest;
  const [page, setPage] = useState<Document | null>(null);
  const { room, size } = useRoom();
  const width = Math.max(least, Math.min(most, size.width));
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  useDress(page, { ...look, scale });
  useEffect(() => (page ? listen?.(page) : undefined), [page, listen]);
  useEffect(() => (page ? copyLooks(document, page) : undefined), [page]);
  return (
    <div ref={room} className="relative min-h-0 flex-1 overflow-hidden">
      {/* This page alone draws in it, and Safari hands on no presses from a sandbox. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        srcDoc={blank}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
        style={{
          width,
          height: size.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (size.width - width * scale) / 2),
        }}
        className="absolute top-0 origin-top-left rounded-card border border-line bg-canvas"
      />
      {page && createPortal(children, page.body)}
    </div>
  );
}
