/** What is new in this installation, by version, with the days in the margin. */
import type { Route } from './+types/changelog.ts';
import type { Locale } from '#contract/locales.ts';
import { changelogCalls } from '#contract/calls/changelog.ts';
import { pageContext } from '#app/api/page-context.ts';
import { proseFrom } from '#app/ui/prose/read-prose.server.ts';
import { ProseText, type Prose } from '#app/ui/prose/prose-text.tsx';
import { date } from '#app/i18n/format.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { releases } = await context.get(pageContext).api.one(changelogCalls.show);
  return {
    releases: releases.map(({ body, ...release }) => ({ ...release, prose: proseFrom(forReaders(body)) })),
  };
}

/** Without the chapter for developers, who read it in the code. */
const forReaders = (body: string) => body.replace(/^### For developers\n[\s\S]*?(?=^### |(?![\s\S]))/m, '');

interface ReleaseView {
  language: Locale;
  version: string;
  releasedOn: string | null;
  prose: Prose[];
}

function ReleaseArticle({ release: { version, releasedOn, language, prose } }: { release: ReleaseView }) {
  const t = useWords('changelog');
  const locale = useLocale();
  const id = `v${version}`;
  return (
    <article
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-2 border-t border-line py-8 md:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <p className="t-sm pt-1 text-soft">
        {releasedOn ? <time dateTime={releasedOn}>{date(locale, releasedOn)}</time> : t('unreleased')}
      </p>
      <div className="max-w-[35em]">
        <h2 id={id} className="t-h3">
          {t('version', { version })}
        </h2>
        <div lang={language} className="mt-4">
          <ProseText prose={prose} />
        </div>
      </div>
    </article>
  );
}

export default function ChangelogPage({ loaderData: { releases } }: Route.ComponentProps) {
  const t = useWords('changelog');
  return (
    <>
      <h1 className="t-h1">{t('title')}</h1>
      <div className="mt-8">
        {releases.map((release) => (
          <ReleaseArticle key={release.version} release={release} />
        ))}
      </div>
    </>
  );
}
