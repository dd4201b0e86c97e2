/** Every role as a swatch, with the contrast of each pair that it is part of. */
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { type ContrastRow, mendableRoles } from '#app/theme/contrast.ts';
import { type Mode, type Role, roleFormulas } from '#app/theme/roles.ts';
import type { ThemeConfig } from '#contract/theme-colours.ts';
import { contrastReport, previewStyle, resolveTheme } from '#app/theme/theme.ts';

interface SwatchProps {
  role: Role;
  formula: string;
  rows: readonly ContrastRow[];
}

/** 'soft 6.8 tint2': the ratio of the pair as the centre set it, and the colour shown instead where that is not enough. */
function Swatch({ role, formula, rows }: SwatchProps) {
  const locale = useLocale();
  const mended = rows.find((row) => row.mended)?.mended;
  return (
    <li className="flex gap-3 border-b border-line py-2">
      <span
        className="size-11 shrink-0 rounded-tag border border-line"
        style={{ background: `var(--${role})`, forcedColorAdjust: 'none' }}
        aria-hidden
      />
      <span className="min-w-0 t-sm">
        <span className="font-semibold">{role}</span> <span className="text-soft">{formula}</span>
        {mended && <span className="font-semibold text-warn"> {`→ ${mended}`}</span>}
        <span className="flex flex-wrap gap-x-3 text-soft tnum">
          {rows.map((row) => (
            <span key={row.on} className={row.ratio < row.minimum ? 'font-semibold text-bad' : ''}>
              {`${row.on} ${number(locale, Math.floor(row.ratio * 10) / 10, 1)}`}
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}

interface RolesProps {
  theme: ThemeConfig;
  /** Only roles that were mended, for a theme that is about one colour. */
  onlyMended?: boolean;
}

function RolesOfMode({ theme, mode, onlyMended }: RolesProps & { mode: Mode }) {
  const report = contrastReport(theme).filter((row) => row.mode === mode);
  const mendable = new Set(mendableRoles(mode));
  const roles = (Object.entries(roleFormulas[mode]) as [Role, string][]).filter(
    ([role]) => !onlyMended || (mendable.has(role) && report.some((row) => row.role === role && row.mended)),
  );
  return (
    <div
      data-mode={mode}
      data-shape={resolveTheme(theme).shape}
      style={previewStyle(theme)}
      className="min-w-0 rounded-card border border-line bg-canvas p-4 text-ink sm:p-6"
    >
      <h3 className="mb-2 t-h4">{mode}</h3>
      <ul>
        {roles.map(([role, formula]) => (
          <Swatch key={role} role={role} formula={formula} rows={report.filter((row) => row.role === role)} />
        ))}
      </ul>
    </div>
  );
}

export function RolesInBothModes(props: RolesProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <RolesOfMode {...props} mode="light" />
      <RolesOfMode {...props} mode="dark" />
    </div>
  );
}
