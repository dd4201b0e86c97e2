import { useEffect, useRef, useState } from 'react';
import type { ThemeConfig } from '#contract/theme.ts';
import { lookParameter } from '#contract/themes.ts';
import { useTypedLook } from '#app/features/themes/components/design/use-typed-look.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { useWords } from '#app/i18n/words.ts';
import { previewStyle, themeAttributes } from '#app/theme/theme.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';

const pages = { site: '/', list: '/vacancies/search', form: '/signup' } as const;
type PreviewPage = keyof typeof pages;
type Mode = 'light' | 'dark';

interface Shown {
  token: string;
  mode: Mode;
  page: PreviewPage;
}

/** Address of a page of the site in the look that is kept. */
function addressOf({ token, mode, page }: Shown): string {
  return `${pages[page]}?${new URLSearchParams({ [lookParameter]: token, mode })}`;
}

/** What a page that is drawn already cannot change of itself: its frame is asked again for that. */
function drawnAnew({ header, footer }: ThemeConfig): string {
  return new URLSearchParams({
    tabs: header?.tabVariant ?? '',
    sticky: header?.sticky === false ? '0' : '1',
    toggle: header?.languageToggle === false ? '0' : '1',
    footer: footer?.variant ?? '',
  }).toString();
}

/** The colours, letters and corners of what is not kept yet, on the root of the page in the frame. */
function dress(frame: HTMLIFrameElement | null, look: ThemeConfig): void {
  const root = frame?.contentDocument?.documentElement;
  if (!root) return;
  for (const [name, value] of Object.entries(previewStyle(look))) root.style.setProperty(name, value);
  for (const [name, value] of Object.entries(themeAttributes(look))) root.setAttribute(name, value);
}

/** A screen of this width, shown as wide as there is room. */
const imitated = 1100;
const imitatedHeight = 1000;

function useScale() {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const watcher = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / imitated)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return { room, scale };
}

/** A real page of the site in one of both modes. Without script it is as wide as its place, in the look that is kept. */
function LookFrame({ look, ...shown }: Shown & { look: ThemeConfig }) {
  const t = useWords('themes');
  const frame = useRef<HTMLIFrameElement>(null);
  const isScripted = useHydrated();
  const { room, scale } = useScale();
  useEffect(() => dress(frame.current, look), [look]);
  const isScaled = isScripted && scale > 0;
  const address = addressOf(shown);
  return (
    <div
      ref={room}
      className="relative overflow-hidden rounded-card border border-line bg-canvas"
      style={{ height: isScaled ? imitatedHeight * scale : 480 }}
    >
      {/* A page of this very site, which works only as itself. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={t(`frame.${shown.mode}`)}
        src={isScripted ? `${address}&${drawnAnew(look)}` : address}
        loading="lazy"
        onLoad={() => dress(frame.current, look)}
        className={isScaled ? 'absolute start-0 top-0 origin-top-left' : 'size-full'}
        style={
          isScaled ? { width: imitated, height: imitatedHeight, transform: `scale(${scale})` } : undefined
        }
      />
    </div>
  );
}

/** The centre's own pages in the look that is tried, in both modes. */
export function LookPreview({ token }: { token: string }) {
  const t = useWords('themes');
  const look = useTypedLook();
  const { savedAt } = useFormContext();
  const isScripted = useHydrated();
  const [page, setPage] = useState<PreviewPage>('site');
  return (
    <section aria-labelledby="preview" className="grid content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="preview" className="t-h4">
          {t('preview')}
        </h2>
        {isScripted && (
          <SegmentedChoice
            label={t('previewPage')}
            value={page}
            onChange={setPage}
            items={(Object.keys(pages) as PreviewPage[]).map((value) => ({
              value,
              label: t(`previewPages.${value}`),
            }))}
          />
        )}
      </div>
      {(['light', 'dark'] as const).map((mode) => (
        <LookFrame key={`${mode} ${savedAt ?? ''}`} {...{ token, mode, page, look }} />
      ))}
      <p className="t-sm text-soft">{t('previewNote')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="line" size="small" href={addressOf({ token, mode: 'light', page })}>
          {t('openLight')}
        </ButtonLink>
        <ButtonLink kind="line" size="small" href={addressOf({ token, mode: 'dark', page })}>
          {t('openDark')}
        </ButtonLink>
      </div>
    </section>
  );
}
