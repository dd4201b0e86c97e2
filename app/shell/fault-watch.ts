/** Faults in this browser are told to the server, on sites that have an error service; others load nothing for it. */
import { useEffect, useRef } from 'react';
import { useFrame } from '#app/shell/frame.ts';
import { useScreen } from '#app/shell/screen.ts';

let tell: ((error: unknown, route: string) => void) | undefined;

/** For the router: what a screen threw while it was drawn or loaded. */
export const onRouterError = (error: unknown, { pattern }: { pattern: string }): void =>
  tell?.(error, pattern);

/** Starts watching once, when the page is there. */
export function useFaultWatch(): void {
  const isOn = useFrame()?.configuration.reportsFaults === true;
  const { screen } = useScreen();
  const route = useRef('');
  useEffect(() => {
    route.current = screen?.path ?? '';
  }, [screen]);
  useEffect(() => {
    if (!isOn || tell) return;
    const watch = async () => {
      const { reportFault: tellFault, watchFaults } = await import('#app/shell/faults.ts');
      tell = tellFault;
      watchFaults(() => route.current);
    };
    void watch();
  }, [isOn]);
}
