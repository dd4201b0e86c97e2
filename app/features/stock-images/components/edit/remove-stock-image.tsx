import Trash from 'lucide-react/icons/trash-2';
import type { StockImageOwner } from '#contract/stock-images.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';

const Act = actFormOf<'remove'>();
const Press = actButtonOf<'remove'>();

type RemoveProps = { name: string; owner: StockImageOwner; places: readonly string[] };

/** Asked in place, with what stays where it is shown; so it is asked without script too. */
export function RemoveStockImage({ name, owner, places }: RemoveProps) {
  const t = useWords('stock-images');
  return (
    <Disclosure isQuiet summary={t('edit.remove')}>
      <p>{t(owner === 'platform' ? 'edit.removeShared' : 'edit.removeText', { name })}</p>
      {places.length > 0 && (
        <div className="mt-2">
          <p>{t('edit.usedIn')}</p>
          <ul className="ms-5 list-disc">
            {places.map((place) => (
              <li key={place} className="[overflow-wrap:anywhere]">
                {place}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4">
        <Act act="remove">
          <Press kind="danger" icon={<Trash />}>
            {t('edit.sure')}
          </Press>
        </Act>
      </div>
    </Disclosure>
  );
}
