/**
 * Parts that work as plain links, forms and text need no script until somebody is there. The server's markup stands; the first
 * sign of a visitor fetches the script behind it. Until then a link is a link and a form a form.
 */
import { doEarlyPress } from './early-press.ts';
import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/** A part that scrolls within the page may do so by itself, as a row of cards that finds its place: no sign of a visitor. */
const options = (sign: (typeof signs)[number]) => ({ capture: sign !== 'scroll', passive: true });

let arrive = () => {};
const arrival = import.meta.env.SSR
  ? Promise.resolve()
  : new Promise<void>((resolve) => {
      arrive = () => {
        for (const sign of signs) removeEventListener(sign, arrive, options(sign));
        resolve();
      };
      for (const sign of signs) addEventListener(sign, arrive, options(sign));
    });

/** Somebody is known to be there without a sign, such as who is signed in. */
export const noteInteraction = (): void => arrive();

const nothing = () => () => {};

/** Whether this part takes over what the server drew; does not change afterwards. */
function useTakesOver(): boolean {
  const isHydrating = useSyncExternalStore(
    nothing,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

/** Tells that what stands beside it has come to life. */
function Alive({ onAlive }: { onAlive: (isAlive: boolean) => void }) {
  useEffect(() => {
    onAlive(true);
    doEarlyPress();
  }, [onAlive]);
  return null;
}

/** As `lazy`, but on a page that the server drew it waits for the first sign of a visitor. */
export function lazyOnInteraction<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fetchPart = () => arrival.then(load);
  // As soon as the screen it belongs to is fetched, so that going there does not wait for one file after another.
  if (!import.meta.env.SSR) fetchPart().catch(() => {});
  const Part: LazyExoticComponent<ComponentType<Props>> = lazy(fetchPart);

  function TakenOver(props: Props) {
    const [isAlive, setAlive] = useState(false);
    const element = (
      <Suspense>
        {createElement(Part as ComponentType<Props>, props)}
        <Alive onAlive={setAlive} />
      </Suspense>
    );
    // Until then always the very same element: any other would make React throw away what the server drew.
    const [drawn] = useState(element);
    return isAlive ? element : drawn;
  }

  return function Later(props: Props) {
    if (useTakesOver()) return <TakenOver {...props} />;
    // Opened by script, so somebody is there; it holds the old page until it is ready, rather than leave a hole on the new one.
    arrive();
    return createElement(Part as ComponentType<Props>, props);
  };
}
