/** One's own data on the profile: asking for a file, fetching it, and what was done with it (product.md, section 10). */
import Download from 'lucide-react/icons/download';
import {
  NotWhileImpersonating,
  useIsImpersonating,
} from '#app/features/account/components/not-while-impersonating.tsx';
import { actButtonOf, actFormOf } from '#app/forms/act-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Row } from '#app/ui/row.tsx';
import type { OwnData as Loaded, OwnDataAct } from '#app/features/data-downloads/own-data.server.ts';

const Act = actFormOf<OwnDataAct>();
const Press = actButtonOf<OwnDataAct>();

export function OwnData({ files }: Pick<Loaded, 'files'>) {
  const t = useWords('data-downloads');
  if (useIsImpersonating()) return <NotWhileImpersonating what="download" />;
  return (
    <>
      {files.length > 0 && (
        <ul className="mb-5 border-t border-line" aria-label={t('files')}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} />
          ))}
        </ul>
      )}
      <Act act="ask-for-data">
        <Press kind="line" icon={<Download />} busyLabel={t('ask')}>
          {t('ask')}
        </Press>
      </Act>
    </>
  );
}

function FileRow({ file }: { file: Loaded['files'][number] }) {
  const t = useWords('data-downloads');
  const { date, time } = useFormat();
  const day = date(file.createdAt);
  if (file.readyAt === null || file.expiresAt === null) return <Row title={t('making', { day })} />;
  if (!file.isReady) return <Row title={t('gone', { day })} />;
  return (
    <Row
      title={t('ready', { moment: `${date(file.expiresAt)} ${time(file.expiresAt)}` })}
      actions={
        // A file, no screen: the browser saves it.
        <a
          className="link flex min-h-11 items-center font-semibold"
          href={file.href}
          download
          aria-label={t('getOf', { day })}
        >
          {t('get')}
        </a>
      }
    />
  );
}
