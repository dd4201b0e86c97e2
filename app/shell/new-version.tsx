import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { hasUnsavedInput } from '#app/forms/unsaved-input.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { addressOf, hasNewerBuild, loadDocument, watchBuilds } from '#app/shell/builds.ts';
import { useFrame } from '#app/shell/frame.ts';
import { expectedLocale } from '#app/shell/locale-path.ts';

/** Loads the next page whole when it is in another language or of a newer build. */
function useWholePages(): void {
  const locale = useLocale();
  const configuration = useFrame()?.configuration;
  const { location: next, formMethod = 'GET' } = useNavigation();
  const here = addressOf(useLocation());
  // A quick page may have come before its coming was drawn: it is then judged when it is there.
  const href = next ? addressOf(next) : here;
  const judged = useRef(here);
  useEffect(() => {
    // What a form leads to comes as it is: it may tell something that is told once.
    const isAnswer = formMethod !== 'GET';
    if (href === judged.current || !configuration) return;
    judged.current = href;
    if (isAnswer) return;
    const isOther = expectedLocale(href, locale, configuration) !== locale;
    if (isOther || (hasNewerBuild() && !hasUnsavedInput())) loadDocument(href);
  }, [href, formMethod, locale, configuration]);
}

/** The address that could not be opened without losing what somebody typed. */
function useWanted(): string | null {
  const [wanted, setWanted] = useState<string | null>(null);
  const here = addressOf(useLocation());
  const navigate = useNavigate();
  useEffect(
    () =>
      watchBuilds((href, isOnItsWay) => {
        setWanted(href);
        // It never arrives: the page is to stop waiting for it.
        if (isOnItsWay) void navigate(here, { replace: true });
      }),
    [here, navigate],
  );
  return wanted;
}

/** Follows new builds of the site; a quiet bar asks to load the page again where that would lose something. */
export function NewVersion() {
  const t = useWords('shell');
  useWholePages();
  const wanted = useWanted();
  if (wanted === null) return null;
  return (
    <section
      aria-label={t('version.label')}
      className="fixed inset-x-0 bottom-0 layer-bar flex flex-wrap items-center justify-center gap-x-6 gap-y-2 border-t border-line bg-surface px-4 py-3 shadow-float"
    >
      <p role="status">{t('version.text')}</p>
      {/* Hardly ever shown, so without the button of app/ui, which every page would then fetch. */}
      <button
        type="button"
        onClick={() => loadDocument(wanted)}
        className="min-h-12 rounded-ctl border-ctl border-edge px-5 font-semibold hover:border-ink hover:bg-tint"
      >
        {t('version.refresh')}
      </button>
    </section>
  );
}
