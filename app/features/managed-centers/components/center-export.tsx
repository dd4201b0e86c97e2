/** A file with all of a centre's data: asking for one, what becomes of it, and fetching it. */
import { useEffect, useId } from 'react';
import Download from 'lucide-react/icons/download';
import { useFetcher, useLocation } from 'react-router';
import type { CenterExport as Export } from '#contract/managed-centers.ts';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { fileSize } from '#app/ui/file-size.ts';

const Act = actFormOf<'export'>();
const Press = actButtonOf<'export'>();

interface CenterExportProps {
  center: { export: Export | null; can: { export: boolean } };
  /** Where the file is fetched. */
  href: string;
}

const lookEveryMs = 2_000;

/** As it is by now: while it is being made the page asks by itself, and leaves what is being typed in its form alone. */
function useExport(loaded: Export | null): Export | null {
  const { load, data, state } = useFetcher<{ record: { export: Export | null } }>();
  const { pathname } = useLocation();
  const asked = data?.record.export ?? null;
  const shown = asked && asked.askedAt === loaded?.askedAt ? asked : loaded;
  const isWaiting = shown?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return;
    const timer = setTimeout(() => void load(pathname), lookEveryMs);
    return () => clearTimeout(timer);
  }, [isWaiting, state, load, pathname]);
  return shown;
}

export function CenterExport({ center: { export: loaded, can }, href }: CenterExportProps) {
  const t = useWords('managed-centers');
  const heading = useId();
  const shown = useExport(loaded);
  if (!can.export) return null;
  return (
    <section aria-labelledby={heading} className="grid content-start gap-3">
      <h2 id={heading} className="t-h4">
        {t('export.title')}
      </h2>
      <p>{t('export.lead')}</p>
      <div className="grid gap-3" aria-live="polite">
        {shown && <Told file={shown} href={href} />}
      </div>
      {shown?.state !== 'waiting' && (
        <Act act="export">
          <Press kind="line">{t(shown === null ? 'export.ask' : 'export.again')}</Press>
        </Act>
      )}
      <p className="text-soft">{t('export.holds')}</p>
    </section>
  );
}

function Told({ file, href }: { file: Export; href: string }) {
  const t = useWords('managed-centers');
  const locale = useLocale();
  const { date, time } = useFormat();
  const { pathname } = useLocation();
  const moment = (at: string) => `${date(at)} ${time(at)}`;
  if (file.state === 'failed') return <p>{t('export.failed')}</p>;
  if (file.state === 'expired') return <p>{t('export.expired', { day: date(file.askedAt) })}</p>;
  if (file.readyAt === null || file.expiresAt === null)
    return (
      <p>
        {t('export.waiting')}{' '}
        <a className="link" href={pathname}>
          {t('export.look')}
        </a>
      </p>
    );
  return (
    <>
      <p>{t('export.ready', { moment: moment(file.readyAt), size: fileSize(locale, file.byteSize ?? 0) })}</p>
      {/* A file, no screen: the browser saves it. */}
      <a className="link inline-flex min-h-11 items-center gap-2 font-semibold" href={href} download>
        <Download className="size-4 shrink-0" aria-hidden="true" />
        {t('export.get')}
      </a>
      <p className="text-soft">{t('export.until', { moment: moment(file.expiresAt) })}</p>
    </>
  );
}
