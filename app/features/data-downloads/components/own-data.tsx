/** One's own data on the profile: asking for a file, fetching it, and what was done with it (product.md, section 10). */
import Download from 'lucide-react/icons/download';
import { useNavigation } from 'react-router';
import {
  NotWhileImpersonating,
  useIsImpersonating,
} from '#app/features/account/components/not-while-impersonating.tsx';
import { PostForm } from '#app/forms/post-form.tsx';
import { useFormat } from '#app/i18n/now.ts';
import { useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Row } from '#app/ui/row.tsx';
import type { OwnData as Loaded } from '#app/features/data-downloads/own-data.server.ts';

export function OwnData({ files }: Pick<Loaded, 'files'>) {
  const t = useWords('data-downloads');
  const isBusy = useNavigation().formData?.get('act') === 'ask-for-data';
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
      <PostForm fields={{ act: 'ask-for-data' }}>
        <Button type="submit" kind="line" icon={<Download />} busy={isBusy} busyLabel={t('ask')}>
          {t('ask')}
        </Button>
      </PostForm>
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
