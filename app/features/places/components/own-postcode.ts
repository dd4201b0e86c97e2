import { useFrame } from '#app/shell/frame.ts';

/** The digits of the postcode in the address of the centre; null where it has none. */
export const postcodeIn = (address: string | null | undefined): string | null =>
  /(?<!\d)([1-9]\d{3}) ?[A-Z]{2}(?![A-Z])/.exec(address ?? '')?.[1] ?? null;

/** An example that people here know: of the centre whose site it is. */
export const useOwnPostcode = (): string | null => postcodeIn(useFrame()?.profile.address);
