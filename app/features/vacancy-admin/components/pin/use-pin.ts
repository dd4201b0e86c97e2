/** Where the pin of the form stands: where it was put, else in the middle of the postcode. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Point } from '#contract/kilometres.ts';
import { postcodeDigits } from '#app/features/places/components/postcode-digits.ts';
import { pointOfPostcode } from '#app/features/places/components/suggest-places.ts';
import { numberIn } from '#app/features/vacancy-admin/form-values.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { useLocale } from '#app/i18n/words.ts';
import { writtenDegrees } from './moved-point.ts';

/** The middle of a postcode; null while it is not known. */
function usePlace(digits: string | undefined): Point | null {
  const [found, setFound] = useState<{ digits: string; point: Point } | null>(null);
  useEffect(() => {
    if (digits === undefined) return undefined;
    const abort = new AbortController();
    pointOfPostcode(digits, abort.signal).then(
      (point) => point && setFound({ digits, point }),
      () => {},
    );
    return () => abort.abort();
  }, [digits]);
  return found !== null && found.digits === digits ? found.point : null;
}

const spelling = (postcode: unknown) =>
  typeof postcode === 'string' ? postcode.replaceAll(/\s/g, '').toUpperCase() : '';

/** Gives `put` with null to put it back; another postcode does that as well. */
export function usePin() {
  const { form, change } = useFormContext();
  const locale = useLocale();
  const control = form.control;
  const postcode: unknown = useWatch({ control, name: 'postcode' });
  const typed = { lat: useWatch({ control, name: 'lat' }), lon: useWatch({ control, name: 'lon' }) };
  const place = usePlace(postcodeDigits(postcode));
  const [lat, lon] = [numberIn(typed as never, 'lat'), numberIn(typed as never, 'lon')];
  const pin = lat === null || lon === null ? null : { lat, lon };
  const put = (point: Point | null) => {
    void change('lat', point ? writtenDegrees(locale, point.lat) : '');
    void change('lon', point ? writtenDegrees(locale, point.lon) : '');
  };
  const known = useRef(spelling(postcode));
  const putBack = useEffectEvent(() => put(null));
  useEffect(() => {
    if (spelling(postcode) === known.current) return;
    known.current = spelling(postcode);
    putBack();
  }, [postcode]);
  return { pin, place, put };
}
