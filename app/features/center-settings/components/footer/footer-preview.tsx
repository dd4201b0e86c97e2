import { type RefObject, useDeferredValue, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { locales, type Locale } from '#contract/locales.ts';
import { footerVariantOf } from '#contract/theme.ts';
import { seenColumns } from '#app/features/center-settings/components/footer/footer-nodes.ts';
import type { LoadedFooter } from '#app/features/center-settings/footer.server.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { useLocale, useWords, WordsOfPage } from '#app/i18n/words.ts';
import { FooterView } from '#app/shell/footer-view.tsx';
import { useFrame } from '#app/shell/frame.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';

const widths = { wide: 1024, tablet: 768, phone: 375 } as const;
type Width = keyof typeof widths;
const namesOfWidths = ['wide', 'tablet', 'phone'] as const;
const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const words = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

/** The footer as the form has it now, kept or not. Drawing it may lag behind what is typed. */
function useTypedFooter() {
  const { form, startValues } = useFormContext();
  const watched = useDeferredValue(useWatch({ control: form.control }));
  const values = { ...startValues, ...watched };
  return {
    variant: footerVariantOf({ footer: { variant: values['footerVariant'] } }),
    texts: {
      footerText: words(values['footerText']),
      footerTextEn: words(values['footerTextEn']),
      showAnbiLogo: values['showAnbiLogo'] === true,
      showNovLogo: values['showNovLogo'] === true,
    },
  };
}

/** No smaller than this: the smallest letters of 14 pixels can still be read, and one moves aside to see the rest. */
const smallest = 0.75;

interface DrawnSize {
  scale: number;
  width: number;
  height: number;
  /** Than the room that it has. */
  isWider: boolean;
}

/** How much smaller it is drawn than it is, and how large it is then; as it is before there is script. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<DrawnSize | null>(null);
  useEffect(() => {
    const measure = () => {
      const fits = (room.current?.clientWidth ?? width) / width;
      const scale = Math.min(1, Math.max(smallest, fits));
      const height = (drawn.current?.offsetHeight ?? 0) * scale;
      setSize({ scale, width: width * scale, height, isWider: fits < scale });
    };
    const watcher = new ResizeObserver(measure);
    for (const { current } of [room, drawn]) if (current) watcher.observe(current);
    return () => watcher.disconnect();
  }, [width]);
  return { room, drawn, size };
}

/** The column that is being edited is never beside what is shown. */
function useOutlinedInSight(room: RefObject<HTMLElement | null>, outlined: number, isDrawn: boolean) {
  useEffect(() => {
    const column = room.current?.querySelector('[data-outlined]')?.getBoundingClientRect();
    const sight = room.current?.getBoundingClientRect();
    if (outlined < 0 || !column || !sight || !isDrawn) return;
    const beside = Math.max(0, column.right - sight.right) || Math.min(0, column.left - sight.left);
    if (beside !== 0) room.current?.scrollBy({ left: beside + Math.sign(beside) * 24 });
  }, [room, outlined, isDrawn]);
}

interface DrawnProps extends Pick<LoadedFooter, 'items' | 'names' | 'words'> {
  locale: Locale;
  mode: Mode;
  width: Width;
  edited: string | null;
}

/** The real footer, in a language and a mode of its own. Nothing of it can be pressed. */
function Drawn({ items, names, words: books, locale, mode, width, edited }: DrawnProps) {
  const t = useWords('center-settings');
  const frame = useFrame();
  const { variant, texts } = useTypedFooter();
  const { room, drawn, size } = useScale(widths[width]);
  const { columns, ids } = seenColumns(items, locale);
  const outlined = edited === null ? -1 : ids.indexOf(edited);
  useOutlinedInSight(room, outlined, size !== null);
  if (!frame) return null;
  return (
    <>
      {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- by keyboard too one moves aside to see the rest */}
      <div
        ref={room}
        role="group"
        aria-label={t('footer.drawn')}
        tabIndex={0}
        data-mode={mode}
        lang={locale}
        className="overflow-x-auto overflow-y-hidden overscroll-x-contain rounded-card border border-line bg-band"
      >
        <div
          style={size ? { width: size.width, height: size.height } : undefined}
          className="overflow-hidden"
        >
          <div
            ref={drawn}
            inert
            className="@container origin-top-left bg-band text-onband"
            style={size ? { width: widths[width], transform: `scale(${size.scale})` } : undefined}
          >
            <WordsOfPage value={books[locale]}>
              <FooterView
                name={names[locale]}
                profile={{ ...frame.profile, ...texts }}
                variant={variant}
                columns={columns}
                outlined={outlined}
              />
            </WordsOfPage>
          </div>
        </div>
      </div>
      {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex */}
      {size?.isWider && <p className="t-sm text-soft">{t('footer.aside')}</p>}
    </>
  );
}

type FooterPreviewProps = Pick<LoadedFooter, 'items' | 'names' | 'words' | 'hasEnglish'> & {
  /** The column that is being edited. */
  edited: string | null;
};

/** What a visitor sees of what is typed: wide, on a tablet and on a phone, light and dark, in each language of the site. */
export function FooterPreview({ hasEnglish, ...drawn }: FooterPreviewProps) {
  const t = useWords('center-settings');
  const title = useId();
  const isScripted = useHydrated();
  const [width, setWidth] = useState<Width>('wide');
  const [mode, setMode] = useState<Mode>('light');
  const [locale, setLocale] = useState<Locale>(useLocale());
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <h2 id={title} className="t-h4">
        {t('look.title')}
      </h2>
      {isScripted && (
        <div className="flex flex-wrap gap-3">
          <SegmentedChoice
            label={t('footer.width')}
            value={width}
            onChange={setWidth}
            items={namesOfWidths.map((value) => ({ value, label: t(`footer.${value}`) }))}
          />
          <SegmentedChoice
            label={t('footer.mode')}
            value={mode}
            onChange={setMode}
            items={modes.map((value) => ({ value, label: t(`footer.${value}`) }))}
          />
          {hasEnglish && (
            <SegmentedChoice
              label={t('footer.language')}
              value={locale}
              onChange={setLocale}
              items={locales.map((value) => ({ value, label: t(`footer.${value}`) }))}
            />
          )}
        </div>
      )}
      <Drawn {...drawn} {...{ width, mode, locale }} />
      {/* Its place is kept: were what is below it to move, a press there would land beside what was meant. */}
      <p className={`t-sm text-soft ${drawn.edited === null ? 'invisible' : ''}`}>{t('footer.outlined')}</p>
    </section>
  );
}
