import type * as z from 'zod/mini';
import { PlaceByPostcode } from '#app/features/places/components/place-by-postcode.tsx';
import { fieldOf } from '#app/forms/form-field.tsx';

type Text = z.ZodMiniType<string | null, string | null>;

/** The fields of an address, as the contracts of all that is somewhere name them. */
const Field = fieldOf<z.ZodMiniObject<{ street: Text; houseNumber: Text; postcode: Text; city: Text }>>();

/** Where something is: the postcode fills in the place, which `told` then says. */
export function PlaceFields({ told }: { told: (place: string) => string }) {
  return (
    <>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <Field name="street" />
        <Field name="houseNumber" />
      </div>
      <div className="grid grid-cols-1 items-end gap-5 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <Field name="postcode" />
        <Field name="city" />
      </div>
      <PlaceByPostcode told={told} />
    </>
  );
}
