import type { ReactNode } from 'react';
import { fileList, kindOf, openAddress } from '#app/features/uploads/components/list/file-list.ts';
import { FileState } from '#app/features/uploads/components/list/file-grid.tsx';
import { FilePicture } from '#app/features/uploads/components/list/file-picture.tsx';
import type { ListedFile, LoadedFiles } from '#app/features/uploads/list.server.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { ListDay } from '#app/lists/list-day.tsx';
import { ListTable, type ListColumn } from '#app/lists/list-table.tsx';
import { Breakable } from '#app/ui/breakable.tsx';
import { fileSize } from '#app/ui/file-size.ts';

function Size({ file: { byteSize } }: { file: ListedFile }) {
  return fileSize(useLocale(), byteSize);
}

const columns = {
  uses: { cell: (file) => <FileState file={file} />, onPhone: true, width: 'week' },
  byteSize: { cell: (file) => <Size file={file} />, onlyWide: true },
  createdAt: { cell: ({ createdAt }) => <ListDay at={createdAt} />, onlyWide: true },
} satisfies Record<string, ListColumn<ListedFile>>;

/** The files as rows, in any order. */
export function FileTable({ list, empty }: { list: LoadedFiles; empty: ReactNode }) {
  const t = useWords('uploads');
  return (
    <ListTable
      list={fileList}
      loaded={list}
      t={t}
      name={{
        key: 'fileName',
        name: ({ fileName }: ListedFile) => fileName,
        href: ({ id }: ListedFile) => openAddress(list.address, id),
        picture: (file: ListedFile) => (
          <FilePicture file={file} sizes="3.5rem" className="h-11 w-14 shrink-0 rounded-ctl" />
        ),
        second: ({ mime, ownerName }: ListedFile) => (
          <Breakable>{[kindOf(mime), ownerName].filter(Boolean).join(', ')}</Breakable>
        ),
      }}
      columns={columns}
      empty={empty}
    />
  );
}
