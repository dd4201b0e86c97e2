import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import type { FormEvent } from 'react';
import { useWords } from '#app/i18n/words.ts';
import { useFrame } from '#app/shell/frame.ts';
import { hushable } from '#app/shell/dismiss-tooltips.ts';
import { RailItems } from '#app/shell/rail-items.tsx';
import { chooseRailWidth, useRailWidth, type RailWidth } from '#app/shell/rail-width.ts';
import { PreferenceForm } from '#app/shell/preference-form.tsx';

/** Takes the words away or brings them back; without script by way of the server. Only where there is room for both. */
function WidthButton({ width }: { width: RailWidth }) {
  const t = useWords('shell');

  const next = width === 'narrow' ? 'wide' : 'narrow';
  const Icon = width === 'narrow' ? PanelLeftOpen : PanelLeftClose;
  const choose = (event: FormEvent) => {
    event.preventDefault();
    chooseRailWidth(next);
  };
  return (
    <PreferenceForm onSubmit={choose} className="max-[1179px]:hidden">
      <button
        type="submit"
        name="rail"
        value={next}
        className="rail-link relative flex min-h-11 w-full items-center gap-3 rounded-ctl px-3 text-start text-soft hover:bg-tint hover:text-ink"
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className="rail-word">{t(`rail.${next}`)}</span>
      </button>
    </PreferenceForm>
  );
}

/** At the left from 1024 px on: icons, and from 1180 px on words as well, unless somebody chose icons. */
export function StaffRail() {
  const t = useWords('shell');
  const width = useRailWidth(useFrame()?.hasNarrowRail ? 'narrow' : 'wide');
  return (
    <nav
      aria-label={t('rail.label')}
      data-width={width}
      {...hushable}
      className="rail sticky top-16 layer-bar hidden h-[calc(100dvh-4rem)] shrink-0 flex-col overflow-y-auto border-e border-line bg-surface lg:flex print:hidden"
    >
      <div className="grow">
        <RailItems />
      </div>
      <WidthButton width={width} />
    </nav>
  );
}
