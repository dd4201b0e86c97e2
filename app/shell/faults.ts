/** How a browser tells its server of a fault. */
import { isRouteErrorResponse } from 'react-router';
import { faultPath, longestFaultText } from '#contract/fault-limits.ts';

/** More from one page would say nothing new. */
const mostOfPage = 10;
let told = 0;

/** Tells the server what went wrong in this browser. What the server answered as failed, it knows itself. */
export function reportFault(error: unknown, route: string): void {
  if (told >= mostOfPage || isRouteErrorResponse(error) || !(error instanceof Error)) return;
  told += 1;
  const { name, message, stack = '' } = error;
  const short = (text: string) => text.slice(0, longestFaultText);
  const fault = { name: name.slice(0, 80), message: short(message), stack: short(stack), route };
  // A beacon goes out also when the page is being left.
  navigator.sendBeacon(faultPath, new Blob([JSON.stringify(fault)], { type: 'application/json' }));
}

/** What nothing else catches. Only where an error service is told; `routeOf` gives the pattern of the screen, never its address. */
export function watchFaults(routeOf: () => string): void {
  addEventListener('error', (event) => reportFault(event.error, routeOf()));
  addEventListener('unhandledrejection', (event) => reportFault(event.reason, routeOf()));
}
