import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { postcodeDigits } from '#app/features/places/components/postcode-digits.ts';
import { placeOfPostcode } from '#app/features/places/components/suggest-places.ts';
import { useFormContext } from '#app/forms/form-context.ts';

/**
 * Fills the field `city` of its form when a `postcode` is typed, and says so. What somebody typed there themselves stays; without
 * script the server does it when the form is sent (fill-place.server.ts).
 */
export function PlaceByPostcode({ told }: { told: (place: string) => string }) {
  const { form, change } = useFormContext();
  const digits = postcodeDigits(useWatch({ control: form.control, name: 'postcode' }));
  const known = useRef(digits);
  const [filled, setFilled] = useState<string | null>(null);
  const city: unknown = useWatch({ control: form.control, name: 'city' });
  const fill = useEffectEvent((place: string) => {
    const now = String(form.getValues('city') ?? '').trim();
    if (now !== '' && now !== filled) return;
    setFilled(place);
    void change('city', place);
  });
  useEffect(() => {
    if (digits === undefined || digits === known.current) return undefined;
    known.current = digits;
    const abort = new AbortController();
    // A question that fails or is overtaken leaves the field as it is.
    placeOfPostcode(digits, abort.signal).then(
      (place) => place !== undefined && fill(place),
      () => {},
    );
    return () => abort.abort();
  }, [digits]);
  return (
    <p role="status" className="t-sm text-soft empty:hidden">
      {filled !== null && city === filled ? told(filled) : null}
    </p>
  );
}
