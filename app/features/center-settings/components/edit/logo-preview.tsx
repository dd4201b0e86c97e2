import type { SettingsRecord } from '#app/features/center-settings/edit.server.ts';
import { useWords } from '#app/i18n/words.ts';
import { groundOf, type Logo } from '#app/ui/logo-ground.ts';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const isLostOn = (mode: Mode, { seenOn }: Logo) => seenOn !== null && seenOn !== 'both' && seenOn !== mode;

/** What visitors see in each mode. */
function Shown({ mode, logo }: { mode: Mode; logo: Logo }) {
  const t = useWords('center-settings');
  return (
    <figure className="min-w-0">
      <div
        data-mode={mode}
        className="grid h-22 place-items-center rounded-card border border-line bg-canvas p-4 forced-color-adjust-none"
      >
        <img
          src={logo.url}
          alt={t(`logoOn.${mode}`)}
          className={`h-11 w-auto max-w-full object-contain ${groundOf(logo.seenOn, { light: mode === 'light', dark: mode === 'dark' })}`}
        />
      </div>
      <figcaption className="mt-2 t-sm text-soft">
        {t(`logoOn.${mode}`)}
        {isLostOn(mode, logo) && <span className="block text-ink">{t(`logoLost.${mode}`)}</span>}
      </figcaption>
    </figure>
  );
}

/** The logo that is kept on both grounds, and what was done about it where it would be lost. */
export function LogoPreview({ record }: { record: SettingsRecord }) {
  const { websiteLogo: light, websiteLogoDarkMode: dark } = record;
  if (!light) return null;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Shown mode="light" logo={light} />
      <Shown mode="dark" logo={dark ?? light} />
    </div>
  );
}
