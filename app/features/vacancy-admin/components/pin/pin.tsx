import MapPin from 'lucide-react/icons/map-pin';
import { lazy, Suspense, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isPrivateHelp } from '#contract/vacancy-fields.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';

// The map weighs more than the form: it comes once somebody asks for it.
const PinFields = lazy(() => import('./pin-fields.tsx'));

/** Below the address: the exact spot. Without script it stays where it is, or follows the postcode. */
export function Pin() {
  const t = useWords('vacancy-admin');
  const { hasScript, form } = useFormContext();
  const type: unknown = useWatch({ control: form.control, name: 'vacancyType' });
  const [isOpen, setOpen] = useState(false);
  if (!hasScript) return null;
  if (isPrivateHelp(type)) return <p className="t-sm text-soft">{t('form.pin.ofHelp')}</p>;
  // It stays open: what was set and is shown no more would not be saved.
  if (isOpen)
    return (
      <Suspense fallback={<p role="status">{t('form.pin.loading')}</p>}>
        <PinFields />
      </Suspense>
    );
  return (
    <div>
      <Button kind="line" icon={<MapPin />} onClick={() => setOpen(true)}>
        {t('form.pin.open')}
      </Button>
    </div>
  );
}
