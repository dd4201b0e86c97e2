import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useCallback } from 'react';
import {
  isUnderWay,
  type SentFile,
  type useSending,
} from '#app/features/uploads/components/list/use-sending.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { IconButton } from '#app/ui/icon-button.tsx';

type Sending = ReturnType<typeof useSending>;
type Line = Omit<Sending, 'files' | 'add'> & { one: SentFile };

/** As it is on the device: it is not at the server yet. */
function Thumb({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  const place = 'size-11 shrink-0 rounded-ctl bg-sunken forced-colors:border';
  if (file.type.startsWith('image/'))
    return <img ref={show} alt="" className={`photo object-cover ${place}`} />;
  return (
    <span className={`grid place-content-center text-soft ${place}`}>
      <FileText aria-hidden="true" className="size-5" />
    </span>
  );
}

function State({ one: { state, sent, file } }: Pick<Line, 'one'>) {
  const t = useWords('uploads');
  const locale = useLocale();
  const shared = 'inline-flex shrink-0 items-center gap-1.5 t-sm font-semibold [&_svg]:size-4';
  if (state === 'done')
    return (
      <span className={`${shared} text-ok`}>
        <CircleCheck aria-hidden="true" />
        {t('send.done')}
      </span>
    );
  if (state === 'failed')
    return (
      <span className={`${shared} text-bad`}>
        <CircleAlert aria-hidden="true" />
        {t('send.failed')}
      </span>
    );
  const far = t('send.of', { sent: fileSize(locale, sent), total: fileSize(locale, file.size) });
  return (
    <span className="shrink-0 t-sm text-soft tnum">{state === 'waiting' ? t('send.waiting') : far}</span>
  );
}

function Bar({ one: { file, sent, state } }: Pick<Line, 'one'>) {
  const t = useWords('uploads');
  const percent = state === 'done' ? 100 : Math.round((sent / Math.max(1, file.size)) * 100);
  return (
    <span
      role="progressbar"
      aria-label={t('send.progress', { name: file.name })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="mt-1.5 block h-1.5 overflow-hidden rounded-pill bg-line"
    >
      <span
        className={`block h-full rounded-pill ${state === 'done' ? 'bg-okfill' : 'bg-solid'}`}
        style={{ width: `${percent}%` }}
      />
    </span>
  );
}

function OneFile({ one, retry, remove }: Line) {
  const t = useWords('uploads');
  const { key, file, state, problem } = one;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-0">
      <Thumb file={file} />
      <div className="min-w-0 flex-1 basis-40">
        <div className="flex flex-wrap justify-between gap-x-4">
          <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{file.name}</span>
          <State one={one} />
        </div>
        {state === 'failed' ? (
          <p className="t-sm text-soft">
            {problem === null ? t('send.offline') : problem || t('send.unknown')}
          </p>
        ) : (
          <Bar one={one} />
        )}
      </div>
      {state === 'failed' && (
        <Button
          kind="line"
          size="small"
          aria-label={t('send.retryOf', { name: file.name })}
          onClick={() => retry(key)}
        >
          {t('send.retry')}
        </Button>
      )}
      <IconButton label={t('send.remove', { name: file.name })} icon={<X />} onClick={() => remove([key])} />
    </li>
  );
}

/** What is on its way, and what came of it. */
export function SendingList({ files, ...rest }: Omit<Sending, 'add'>) {
  const t = useWords('uploads');
  const busy = files.filter(isUnderWay);
  const failed = files.filter(({ state }) => state === 'failed').length;
  const done = files.length - busy.length - failed;
  const title =
    busy.length > 0
      ? t('send.busy', { count: busy.length })
      : [
          failed > 0 && t('send.someFailed', { count: failed }),
          done > 0 && t('send.allDone', { count: done }),
        ]
          .filter(Boolean)
          .join(', ');
  const keysOf = (some: readonly SentFile[]) => some.map(({ key }) => key);
  return (
    <>
      <span role="status" className="sr-only">
        {files.length > 0 && title}
      </span>
      {files.length > 0 && (
        <section
          aria-label={t('send.list')}
          className="rounded-card border-ctl border-dashed border-edge p-4"
        >
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{title}</p>
            <Button
              kind="ghost"
              size="small"
              onClick={() => rest.remove(keysOf(busy.length > 0 ? busy : files))}
            >
              {t(busy.length > 0 ? 'send.stop' : 'send.clear')}
            </Button>
          </div>
          <ul>
            {files.map((one) => (
              <OneFile key={one.key} one={one} {...rest} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
