import Columns from 'lucide-react/icons/columns-2';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Smartphone from 'lucide-react/icons/smartphone';
import Sun from 'lucide-react/icons/sun';
import Tablet from 'lucide-react/icons/tablet';
import { type ReactNode, useState } from 'react';
import { OtherLanguage } from '#app/features/page-builder/components/preview/other-language.tsx';
import { PreviewFrame } from '#app/shell/preview-frame.tsx';
import { PreviewPage } from '#app/features/page-builder/components/preview/preview-page.tsx';
import type { PageEditor } from '#app/features/page-builder/components/use-page-editor.ts';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { Segmented } from '#app/ui/segmented.tsx';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';

const widths = {
  /** From the least on, the site has all its columns. */
  wide: { width: 1280, least: 1024 },
  tablet: { width: 768 },
  phone: { width: 375 },
} as const;
const forText = { least: widths.tablet.width };
type Device = keyof typeof widths;
const devices = [
  ['wide', <Monitor key="wide" />],
  ['tablet', <Tablet key="tablet" />],
  ['phone', <Smartphone key="phone" />],
] as const;
const modes = [
  ['light', <Sun key="light" />],
  ['dark', <Moon key="dark" />],
] as const;

interface PreviewPanelProps {
  className: string;
  loaded: Editor;
  editor: PageEditor;
  chosenId: string | null;
  onChoose: (id: string) => void;
  onAddAfter: (id: string) => void;
  /** A text is written beside it, which takes the room: a tablet is the widest that can be read then. */
  isBesideText: boolean;
  /** What an empty sheet begins with. */
  begin: ReactNode;
  /** Hears the keys of the page builder in the page of the preview; gives what ends that. */
  listen: (page: Document) => () => void;
}

/** The screen that is imitated to begin with: one like that of the reader. */
const firstDevice = (): Device =>
  window.innerWidth < 640 ? 'phone' : window.innerWidth < 1024 ? 'tablet' : 'wide';

function Preview({
  loaded,
  editor,
  listen,
  isBesideText,
  ...choosing
}: Omit<PreviewPanelProps, 'className'>) {
  const t = useWords('page-builder');
  const [device, setDevice] = useState(firstDevice);
  const [mode, setMode] = useState<'light' | 'dark'>('light');
  const [isBeside, setBeside] = useState(false);
  const { page } = loaded;
  const [other] = page.translations;
  const look = { ...widths[device], ...(isBesideText && device === 'wide' && forText), mode, listen };
  return (
    <>
      <div className="flex flex-wrap justify-center gap-3">
        <SegmentedChoice
          label={t('device.label')}
          value={device}
          onChange={setDevice}
          items={devices.map(([value, icon]) => ({ value, label: t(`device.${value}`), icon }))}
        />
        <SegmentedChoice
          label={t('mode.label')}
          value={mode}
          onChange={setMode}
          items={modes.map(([value, icon]) => ({ value, label: t(`mode.${value}`), icon }))}
        />
        <Languages page={page} />
        {other && (
          <Button
            kind={isBeside ? 'soft' : 'line'}
            size="small"
            icon={<Columns />}
            aria-pressed={isBeside}
            onClick={() => setBeside(!isBeside)}
          >
            {t('beside.act')}
          </Button>
        )}
      </div>
      <div className="flex min-h-0 flex-1 gap-3 max-lg:flex-col">
        <PreviewFrame title={t('previewOf', { title: page.title })} language={page.locale} isWhite {...look}>
          <PreviewPage loaded={loaded} editor={editor} {...choosing} />
        </PreviewFrame>
        {other && isBeside && <OtherLanguage id={other.id} {...look} />}
      </div>
    </>
  );
}

/** To the same page in the other language, in its own page builder. */
function Languages({ page }: Pick<Editor, 'page'>) {
  const t = useWords('page-builder');
  if (page.translations.length === 0) return null;
  return (
    <Segmented
      label={t('language')}
      items={[page, ...page.translations]
        .toSorted((one, other) => other.locale.localeCompare(one.locale))
        .map(({ id, locale }) => ({
          href: `/content/${id}/edit`,
          label: locale.toUpperCase(),
          name: t(`other.${locale}`),
          current: id === page.id,
        }))}
    />
  );
}

/** The page as visitors would see it, on the screen and in the colours that one chooses. */
export function PreviewPanel({ className, ...preview }: PreviewPanelProps) {
  const t = useWords('page-builder');
  const isScripted = useHydrated();
  return (
    <section
      aria-label={t('view.preview')}
      className={`flex min-h-0 min-w-0 flex-col gap-3 bg-sunken p-3 lg:p-4 ${className}`}
    >
      {isScripted && <Preview {...preview} />}
    </section>
  );
}
