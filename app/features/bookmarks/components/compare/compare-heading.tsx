import { KeepButton } from '#app/features/bookmarks/components/keep-button.tsx';
import { VacancyPhoto } from '#app/features/vacancies/components/photo.tsx';
import type { VacancyView } from '#app/features/vacancies/components/view/vacancy-view.ts';
import { number } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';

/** Of three below each other on a phone: it stands before the name, and before what is said of it. */
export function CompareNumber({ at }: { at: number }) {
  const locale = useLocale();
  return (
    <span
      aria-hidden="true"
      className="inline-grid size-6 shrink-0 place-content-center rounded-full bg-tint3 t-xs font-semibold text-ink tnum sm:hidden"
    >
      {number(locale, at + 1)}
    </span>
  );
}

type HeadingProps = { view: VacancyView; at: number; columns: number };

/** Its picture, its name, which leads to it, and whether it is kept. Three on a phone have a line each, without a picture. */
export function CompareHeading({ view, at, columns }: HeadingProps) {
  const t = useWords('bookmarks');
  const { id, title, state } = view;
  const isStacked = columns > 2;
  return (
    <th
      role="columnheader"
      scope="col"
      className={`relative min-w-0 text-start align-top font-normal ${isStacked ? 'max-sm:flex max-sm:min-h-11 max-sm:items-center max-sm:gap-2.5 max-sm:pr-13' : ''}`}
    >
      <span className={isStacked ? 'contents max-sm:hidden' : 'contents'}>
        <Picture view={view} />
      </span>
      {isStacked && <CompareNumber at={at} />}
      <span className="head t-h4 [overflow-wrap:anywhere] hyphens-auto">
        <Link href={`/vacancies/${id}`} lang={title.lang} className="link">
          {title.text}
        </Link>
      </span>
      {state !== 'open' && state !== 'full' && (
        <span className="mt-2 block">
          <Badge kind="archived">{t('compare.goneShort')}</Badge>
        </span>
      )}
      <KeepButton
        id={id}
        title={title}
        className={`absolute rounded-ctl bg-surface ${isStacked ? 'top-0 right-0 sm:top-2 sm:right-2 sm:shadow-lift' : 'top-2 right-2 shadow-lift'}`}
      />
    </th>
  );
}

/** Its photo or drawing, else the sign of its subject. Not so large that what is compared falls off the screen. */
function Picture({ view: { images, image, category } }: { view: VacancyView }) {
  const look = 'mb-3 aspect-2/1 w-full rounded-ctl';
  const [photo] = images;
  if (photo || !image)
    return (
      <VacancyPhoto
        imageKey={null}
        photo={photo ?? null}
        category={category}
        sizes="(min-width: 640px) 400px, 50vw"
        className={look}
      />
    );
  return (
    <img
      src={image.url}
      alt=""
      width={image.width}
      height={image.height}
      className={`photo object-cover ${look}`}
    />
  );
}
