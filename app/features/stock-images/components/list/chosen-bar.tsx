import Copy from 'lucide-react/icons/copy';
import Maximize from 'lucide-react/icons/maximize';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import type {
  ChosenStockImage,
  LoadedStockImages,
  StockAct,
} from '#app/features/stock-images/list.server.ts';
import { useKeptPlace } from '#app/features/stock-images/components/list/use-kept-place.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useWords } from '#app/i18n/words.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';
import { buttonClass } from '#app/ui/button-class.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';

const Act = actFormOf<StockAct>();
const Press = actButtonOf<StockAct>();

/** Of the platform a copy goes to the files of the centre; its own are there. */
function ToFiles({ chosen: { id, owner, image } }: { chosen: ChosenStockImage }) {
  const t = useWords('stock-images');
  if (owner === 'center')
    return <ButtonLink href={`/content/file-upload?file=${image.id}`}>{t('chosen.file')}</ButtonLink>;
  return (
    <Act act="copy" fields={{ id }}>
      <Press icon={<Copy />}>{t('chosen.copy')}</Press>
    </Act>
  );
}

type BarProps = { chosen: ChosenStockImage; address: LoadedStockImages['address'] };

/** What can be done with the chosen one, at the bottom of the window. */
export function ChosenBar({ chosen, address }: BarProps) {
  const t = useWords('stock-images');
  const { id, name, description, image, imageUrl, can } = chosen;
  const onClick = useKeptPlace(address);
  return (
    <section
      aria-label={t('chosen.label', { name })}
      data-bottom-bar="save"
      className="save-bar-place layer-bar mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-ctl border border-line bg-surface p-3 sm:px-5"
    >
      <SizedPhoto
        picture={image}
        alt=""
        sizes="5rem"
        isFirst
        className="photo aspect-4/3 w-16 shrink-0 rounded-tag object-cover max-sm:hidden"
      />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="line-clamp-2 t-sm text-soft">
          {description === null ? t('chosen.noDescription') : t('chosen.goesAlong', { description })}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <a href={imageUrl} className={buttonClass({ kind: 'ghost' })}>
          <Maximize />
          {t('chosen.large')}
        </a>
        {can.update && (
          <ButtonLink kind="line" href={`/content/stock-images/${id}/edit`} icon={<Pencil />}>
            {t('chosen.edit')}
          </ButtonLink>
        )}
        <ToFiles chosen={chosen} />
        <Link
          href={address}
          onClick={onClick}
          aria-label={t('chosen.close', { name })}
          className={buttonClass({ kind: 'ghost' })}
        >
          <X />
        </Link>
      </div>
    </section>
  );
}
