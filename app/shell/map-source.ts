import { useFrame } from '#app/shell/frame.ts';
import type { MapSource } from '#app/ui/map/map-source.ts';

/** The map of this site, around this centre. */
export function useMapSource(): MapSource {
  const frame = useFrame();
  return {
    tileUrl: frame?.configuration.mapTileUrl ?? null,
    credit: frame?.configuration.mapCredit ?? null,
    home: frame?.profile.municipalityCode ?? null,
  };
}
