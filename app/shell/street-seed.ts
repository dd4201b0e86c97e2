import { streetSeed } from '#app/drawings/street-plan.ts';
import { useFrame } from '#app/shell/frame.ts';

/** Of the centre's key, which is the same in every language. */
export const useStreetSeed = (): number => streetSeed(useFrame()?.configuration.tenant ?? '');
