import { themeColours } from '#contract/theme-colours.ts';
import type { DesignAct, LoadedDesign } from '#app/features/themes/design.server.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat, useNow } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';

const Act = actFormOf<DesignAct>();
const Press = actButtonOf<DesignAct>();

type Version = LoadedDesign['versions'][number];

/** Main and second colour of a look, to know it by. */
function Sample({ theme }: Pick<Version, 'theme'>) {
  const { primary, secondary } = themeColours(theme);
  return (
    <span aria-hidden className="flex shrink-0 overflow-hidden rounded-tag border border-line">
      {Object.entries({ button: primary['700'], tint: primary['200'], accent: secondary['300'] }).map(
        ([part, colour]) => (
          <span key={part} className="size-8 forced-color-adjust-none" style={{ background: colour }} />
        ),
      )}
    </span>
  );
}

function Line({ version: { id, theme, authorName, createdAt } }: { version: Version }) {
  const t = useWords('themes');
  const { shortDate, time } = useFormat();
  const when = `${shortDate(createdAt, useNow())}, ${time(createdAt)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <Sample theme={theme} />
      <span className="min-w-0 flex-1 basis-40">
        <time dateTime={createdAt} className="block font-semibold">
          {when}
        </time>
        <span className="block t-sm text-soft">
          {authorName === null ? t('history.nobody') : t('history.by', { name: authorName })}
        </span>
      </span>
      <Act act="restore" fields={{ versionId: id }} keepsPlace>
        <Press kind="line" size="small" aria-label={t('history.restoreOf', { when })}>
          {t('history.restore')}
        </Press>
      </Act>
    </li>
  );
}

/** The looks that were online, and beginning anew. */
export function LookHistory({ versions }: Pick<LoadedDesign, 'versions'>) {
  const t = useWords('themes');
  return (
    <div className="grid gap-10 border-t border-line p-4 lg:grid-cols-2 lg:p-8">
      <section aria-labelledby="history">
        <h2 id="history" className="t-h3">
          {t('history.title')}
        </h2>
        <p className="mt-1 text-soft">{t(versions.length > 0 ? 'history.lead' : 'history.none')}</p>
        {versions.length > 0 && (
          <ol className="mt-3 border-t border-line">
            {versions.map((version) => (
              <Line key={version.id} version={version} />
            ))}
          </ol>
        )}
      </section>
      <section aria-labelledby="anew" className="grid content-start gap-3">
        <h2 id="anew" className="t-h3">
          {t('anew.title')}
        </h2>
        <p className="text-soft">{t('anew.note')}</p>
        <div className="flex flex-wrap gap-3">
          <Act act="discard">
            <Press kind="line">{t('anew.discard')}</Press>
          </Act>
          <Act act="defaults">
            <Press kind="line">{t('anew.defaults')}</Press>
          </Act>
        </div>
      </section>
    </div>
  );
}
