/** The codes that put a search of this site on another website, for whoever makes that. */
import Copy from 'lucide-react/icons/copy';
import type { Route } from './+types/code.ts';
import { pageContext } from '#app/api/page-context.ts';
import { loadCode } from '#app/features/vacancy-embeds/code.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { searchReads } from '#app/features/vacancies/components/search-list.ts';

export const reads = searchReads;

export const loader = ({ context, url }: Route.LoaderArgs) => loadCode(context.get(pageContext), url);

type Loaded = Route.ComponentProps['loaderData'];

export default function Code({ loaderData }: Route.ComponentProps) {
  const t = useWords('vacancy-embeds');
  return (
    <div className="mx-auto max-w-form">
      <h1 className="t-h1">{t('heading')}</h1>
      <p className="mt-4 text-soft">{t('text')}</p>
      <Searched loaded={loaderData} />
      <CodeToCopy way="script" code={loaderData.script} />
      <CodeToCopy way="frame" code={loaderData.frame} />
    </div>
  );
}

/** What will be in the list. */
function Searched({ loaded: { chips, query, list } }: { loaded: Loaded }) {
  const t = useWords('vacancy-embeds');
  return (
    <section className="my-8">
      <h2 className="t-h3">{t('search')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {(chips.length > 0 ? chips : [t('everything')]).map((chip) => (
          <li key={chip} className="rounded-ctl bg-sunken px-2.5 py-1 t-sm font-semibold">
            {chip}
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <Link
          href={`/vacancies/search${query === '' ? '' : `?${query}`}`}
          className="inline-flex min-h-11 items-center link"
        >
          {t('changeSearch')}
        </Link>
        <a href={list} className="inline-flex min-h-11 items-center link">
          {t('look')}
        </a>
      </p>
    </section>
  );
}

/** A code, to be selected or copied. */
function CodeToCopy({ way, code }: { way: 'script' | 'frame'; code: string }) {
  const t = useWords('vacancy-embeds');
  const { copy, outcome } = useCopy(code);
  return (
    <section className="mt-8" aria-labelledby={`${way}-title`}>
      <h2 id={`${way}-title`} className="t-h3">
        {t(`ways.${way}.title`)}
      </h2>
      <p className="mt-1 text-soft">{t(`ways.${way}.text`)}</p>
      <code
        translate="no"
        className="mt-3 block rounded-ctl border border-line bg-sunken p-4 t-sm [overflow-wrap:anywhere] select-all"
      >
        {code}
      </code>
      <div className="mt-3 flex flex-wrap items-center gap-4 noscript:hidden">
        <Button kind="line" icon={<Copy />} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <p role="status" className="t-sm">
          {outcome && t(outcome)}
        </p>
      </div>
    </section>
  );
}
