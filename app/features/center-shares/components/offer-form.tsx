import { centerShareCreate } from '#contract/center-shares.ts';
import type { ShareAct } from '#app/features/center-shares/components/share.ts';
import { actButtonOf, ActField, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';

const Act = actFormOf<ShareAct>();
const Press = actButtonOf<ShareAct>();

/** Naming a centre to share with. */
export function OfferForm({ centers }: { centers: readonly { id: string; name: string }[] }) {
  const t = useWords('center-shares');
  return (
    <section aria-labelledby="offer" className="mt-10">
      <h2 id="offer" className="t-h3">
        {t('offer.title')}
      </h2>
      {centers.length === 0 ? (
        <p className="mt-1 text-soft">{t('offer.nobody')}</p>
      ) : (
        <Act act="offer" className="mt-4 grid max-w-form gap-4">
          <ActField
            schema={centerShareCreate}
            name="centerId"
            as={Select}
            label={t('offer.center')}
            options={[
              { value: '', label: t('offer.choose') },
              ...centers.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <div>
            <Press>{t('offer.send')}</Press>
          </div>
        </Act>
      )}
    </section>
  );
}
