import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTypedLook } from '#app/features/themes/components/design/use-typed-look.ts';
import { useFormContext } from '#app/forms/form-context.ts';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import type { ContrastRow } from '#app/theme/contrast.ts';
import { contrastReport } from '#app/theme/theme.ts';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';

/** What people read most: always listed. Anything else only where something is to be said of it. */
const main: readonly string[] = [
  'ink canvas',
  'link tint',
  'soft canvas',
  'onsolid solid',
  'onaccent accent',
  'onband band',
  'solid onsolid',
  'band onband',
];

const isPoor = (row: ContrastRow) => row.mended !== undefined || row.proposed !== undefined;
const keyOf = ({ role, on }: ContrastRow) => `${role} ${on}`;

/** Of each colour that falls short its worst pair, and the pairs that are always there. */
function listed(rows: readonly ContrastRow[]): ContrastRow[] {
  const worst = new Map<string, ContrastRow>();
  for (const row of rows.filter(isPoor)) {
    const known = worst.get(`${row.mode} ${row.role}`);
    if (!known || row.ratio < known.ratio) worst.set(`${row.mode} ${row.role}`, row);
  }
  const poor = [...worst.values()];
  const good = rows.filter((row) => main.includes(keyOf(row)) && !worst.has(`${row.mode} ${row.role}`));
  return [...poor, ...good];
}

function usePair() {
  const t = useWords('themes');
  const nameOf = (role: ContrastRow['role'] | 'black' | 'white') =>
    /^(ok|warn|bad|info|onok|onbad)/.test(role) ? t('roles.status') : t(`roles.${role as 'ink'}`);
  return ({ mode, role, on }: ContrastRow) => {
    // Of a ground that words stand on, the words come first.
    const [what, ground] = on.startsWith('on') ? [on, role] : [role, on];
    const pair = t('contrast.on', { what: nameOf(what), ground: nameOf(ground) });
    return t(`contrast.inMode.${mode}`, { pair: pair.charAt(0).toUpperCase() + pair.slice(1) });
  };
}

const Swatch = ({ colour }: { colour: string }) => (
  <span
    aria-hidden
    className="me-1 inline-block size-4 forced-color-adjust-none rounded-tag border border-line align-middle"
    style={{ background: colour }}
  />
);

/** What is shown instead, or would read better; text can be set at once. */
function Mending({ row: { mode, role, mended, proposed } }: { row: ContrastRow }) {
  const t = useWords('themes');
  const form = useFormContext();
  const isScripted = useHydrated();
  const colour = mended ?? proposed;
  if (colour === undefined) return null;
  return (
    <span className="block t-sm text-soft">
      <Swatch colour={colour} />
      {t(mended === undefined ? 'contrast.proposed' : 'contrast.mended', { colour })}
      {isScripted && role === 'ink' && mode === 'light' && (
        <span className="block">
          <Button kind="ghost" size="small" onClick={() => void form.change('textColor', colour)}>
            {t('contrast.use', { colour })}
          </Button>
        </span>
      )}
    </span>
  );
}

/** What can be read, and what the site mends by itself. */
export function ContrastList() {
  const t = useWords('themes');
  const { number } = useFormat();
  const pairOf = usePair();
  const rows = listed(contrastReport(useTypedLook()));
  return (
    <section className="grid gap-3 pb-6">
      <h2 className="t-h3">{t('contrast.title')}</h2>
      <p className="text-soft">{t('contrast.lead')}</p>
      <ul className="border-t border-line">
        {rows.map((row) => {
          const Sign = isPoor(row) ? TriangleAlert : CircleCheck;
          return (
            <li
              key={`${row.mode} ${keyOf(row)}`}
              className="flex items-start gap-3 border-b border-line py-2.5"
            >
              <Sign
                aria-label={t(isPoor(row) ? 'contrast.poor' : 'contrast.good')}
                className={`mt-0.5 size-5 shrink-0 ${isPoor(row) ? 'text-warn' : 'text-ok'}`}
              />
              <span className="min-w-0 flex-1">
                {pairOf(row)}
                <Mending row={row} />
              </span>
              <span className="font-semibold whitespace-nowrap tnum">
                {t('contrast.ratio', { ratio: number(Math.floor(row.ratio * 10) / 10, 1) })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
