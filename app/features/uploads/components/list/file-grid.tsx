import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { kindOf, openAddress } from '#app/features/uploads/components/list/file-list.ts';
import { FilePicture } from '#app/features/uploads/components/list/file-picture.tsx';
import type { ListedFile, LoadedFiles } from '#app/features/uploads/list.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Breakable } from '#app/ui/breakable.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { Link } from '#app/ui/link.tsx';

/** Whether somebody still has to say what is on it. */
export const isUndescribed = ({ kind, altText, isDecoration }: ListedFile): boolean =>
  kind === 'picture' && altText === null && !isDecoration;

/** Where it is shown, in few words; or that nobody said as yet what is on it. */
export function FileState({ file }: { file: ListedFile }) {
  const t = useWords('uploads');
  const count = file.uses?.length ?? 0;
  if (isUndescribed(file))
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-warn [&_svg]:size-4">
        <TriangleAlert aria-hidden="true" />
        {t('undescribed')}
      </span>
    );
  return count === 0 ? t('uses.none') : t('uses.count', { count });
}

function Card({ file, address, isOpen }: { file: ListedFile; address: string; isOpen: boolean }) {
  const locale = useLocale();
  return (
    <Link
      href={openAddress(address, file.id)}
      aria-current={isOpen ? 'true' : undefined}
      className="group block rounded-card text-ink no-underline shell-ring"
    >
      <FilePicture
        file={file}
        sizes="(min-width: 640px) 15rem, 50vw"
        className="aspect-4/3 w-full rounded-card group-aria-[current]:ring-[3px] group-aria-[current]:ring-solid"
      />
      <span className="mt-2 block font-semibold group-hover:underline">
        <Breakable>{file.fileName}</Breakable>
      </span>
      <span className="block t-sm text-soft">
        {file.kind === 'document' && `${kindOf(file.mime)}, ${fileSize(locale, file.byteSize)}, `}
        <FileState file={file} />
      </span>
    </Link>
  );
}

/** The files as pictures; each leads to what can be done with it. */
export function FileGrid({ list: { items, address, open } }: { list: LoadedFiles }) {
  const t = useWords('uploads');
  return (
    <ul
      aria-label={t('list.title')}
      className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(12.5rem,1fr))]"
    >
      {items.map((file) => (
        <li key={file.id} className="@container min-w-0">
          <Card file={file} address={address} isOpen={file.id === open?.id} />
        </li>
      ))}
    </ul>
  );
}
