import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { PreviewFrame } from '#app/shell/preview-frame.tsx';
import type { Editor } from '#app/features/page-builder/edit.server.ts';
import { BlocksPage } from '#app/features/pages/components/blocks-page.tsx';
import { useWords } from '#app/i18n/words.ts';
import { usePath } from '#app/shell/locale-path.ts';

interface OtherLanguageProps {
  /** Of the page in that language. */
  id: string;
  width: number;
  mode: 'light' | 'dark';
  listen: (page: Document) => () => void;
}

/** The same page in the other language as it was kept last, beside the one that is written: to read and to compare. */
export function OtherLanguage({ id, width, mode, listen }: OtherLanguageProps) {
  const t = useWords('page-builder');
  const { load, data: other } = useFetcher<Editor>();
  const address = usePath()(`/content/${id}/edit`);
  useEffect(() => {
    void load(address);
  }, [load, address]);
  if (!other)
    return (
      <p role="status" className="flex-1 p-4 text-soft">
        {t('beside.loading')}
      </p>
    );
  const { page, data } = other;
  return (
    <PreviewFrame
      title={t('previewOf', { title: page.title })}
      width={width}
      mode={mode}
      language={page.locale}
      isWhite
      listen={listen}
    >
      <div inert>
        <BlocksPage
          page={{ ...page, language: page.locale, blocks: page.blocks.filter(({ isHidden }) => !isHidden) }}
          data={data}
        />
      </div>
    </PreviewFrame>
  );
}
