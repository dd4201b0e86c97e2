import { type ComponentProps, useMemo, useState } from 'react';
import { areaOf } from '#contract/map-area.ts';
import { useMapSource } from '#app/shell/map-source.ts';
import { areaText } from '#app/ui/map/area-address.ts';
import MapCanvas from '#app/ui/map/map-canvas.tsx';

type ListMapProps = Pick<
  ComponentProps<typeof MapCanvas>,
  'label' | 'clusterName' | 'pins' | 'circle' | 'chosen' | 'onPoint' | 'onPress' | 'card'
> & {
  /** The part of the map that the list is narrowed to; '' for none. */
  shown: string;
  /** The address of the list with these of its filters of place (`placeFilters`). */
  addressWith: (place: { near: string; area: string }) => string;
  /** In place of a map that the browser cannot draw. */
  missing: string;
};

/** The rows of a page that have a place, under the numbers of the list. From it one looks in what is in sight, instead of around a place. */
export default function ListMap({ shown, addressWith, missing, ...map }: ListMapProps) {
  const source = useMapSource();
  const [hasFailed, setFailed] = useState(false);
  const area = useMemo(() => areaOf(shown), [shown]);
  if (hasFailed) return <p className="p-6 t-sm text-soft">{missing}</p>;
  return (
    <MapCanvas
      {...map}
      area={area}
      source={source}
      areaHref={(inSight) => addressWith({ near: '', area: areaText(inSight) })}
      allHref={shown ? addressWith({ near: '', area: '' }) : undefined}
      onFail={() => setFailed(true)}
    />
  );
}
