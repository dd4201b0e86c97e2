/** Two vacancies side by side, or three. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Form } from 'react-router';
import type { Route } from './+types/compare.ts';
import { pageContext } from '#app/api/page-context.ts';
import { loadCompare, type LoadedCompare } from '#app/features/bookmarks/compare.server.ts';
import { CompareTable } from '#app/features/bookmarks/components/compare/compare-table.tsx';
import { fewestCompared } from '#app/features/bookmarks/components/compare/how-many.ts';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Link } from '#app/ui/link.tsx';
import { PlaceField } from '#app/features/places/components/place-field.tsx';
import { useWrongPlace } from '#app/features/places/components/use-wrong-place.ts';
import { Notice } from '#app/ui/notice.tsx';
import type { ScreenReads } from '#app/shell/screen-reads.ts';

export const reads: ScreenReads = { vacancies: 'words', near: 'words' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadCompare(context.get(pageContext), url);
}

/** Distance from where somebody is: a form that goes by its address, and that nobody keeps. */
function FromWhere({ loaded: { views, near, unknownPlace } }: { loaded: LoadedCompare }) {
  const t = useWords('bookmarks');
  const path = usePath();
  const wrong = useWrongPlace(unknownPlace);
  return (
    <Form
      action={path('/vacancies/compare')}
      preventScrollReset
      className="mt-6 flex max-w-form flex-wrap items-end gap-3"
    >
      <input type="hidden" name="vacancies" value={views.map(({ id }) => id).join(',')} />
      <div className="min-w-0 flex-1 basis-60">
        <PlaceField
          key={`${near} ${unknownPlace}`}
          name="near"
          label={t('compare.from')}
          hint={t('compare.fromHint')}
          defaultValue={unknownPlace ?? near}
          error={wrong}
        />
      </div>
      <Button type="submit" kind="line">
        {t('compare.measure')}
      </Button>
    </Form>
  );
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const t = useWords('bookmarks');
  const { views, gone, near } = loaderData;
  const isEnough = views.length >= fewestCompared;
  return (
    <>
      <nav className="-mt-3 mb-4 lg:-mt-8 lg:mb-5">
        <Link href="/vacancies/saved" className="inline-flex min-h-8 items-center gap-2 t-sm link">
          <ArrowLeft className="size-4.5" />
          {t('compare.back')}
        </Link>
      </nav>
      <h1 className="t-h1">{t('compare.heading')}</h1>
      {gone > 0 && (
        <div className="mt-6">
          <Notice kind="info" title={t('compare.gone', { count: gone })} />
        </div>
      )}
      {isEnough ? (
        <>
          <FromWhere loaded={loaderData} />
          <CompareTable views={views} near={near} />
        </>
      ) : (
        <EmptyState
          title={t('compare.tooFew')}
          action={<ButtonLink href="/vacancies/saved">{t('compare.toSaved')}</ButtonLink>}
        >
          {t('compare.tooFewText')}
        </EmptyState>
      )}
    </>
  );
}
