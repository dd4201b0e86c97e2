import { use, useEffect, useId, useState } from 'react';
import { uploadCalls } from '#contract/calls/uploads.ts';
import { textLimits } from '#contract/text-limits.ts';
import { srcSetOf, type Picture } from '#contract/uploads.ts';
import { browserApi } from '#app/api/browser-api.ts';
import { FilesContext } from '#app/features/page-builder/components/fields/fields-context.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { PictureChoice } from '#app/ui/picture-choice.tsx';
import { TextField } from '#app/ui/text-field.tsx';

interface FoundPictures {
  pictures: (Picture & { name: string })[];
  hasMore: boolean;
}
type Found = FoundPictures | 'busy' | 'failed';

/** Shown at once; `more` of them when somebody asks. */
const pageSize = 12;
/** Somebody is still typing. */
const pauseMs = 250;

/** Pictures among the files of the centre, those sent last first. */
function useFound(q: string, pages: number): Found {
  const locale = useLocale();
  const [found, setFound] = useState<Found>('busy');
  useEffect(() => {
    let isOver = false;
    async function load() {
      const { items, pagination } = await browserApi(locale).list(uploadCalls.list, {
        filter: { kind_eq: 'picture', ...(q !== '' && { q }) },
        page: { size: pageSize * pages },
      });
      const pictures = items.flatMap(({ id, url, width, height, altText, fileName }) =>
        width === null || height === null
          ? []
          : [{ id, url, width, height, altText, preview: null, name: fileName }],
      );
      if (!isOver) setFound({ pictures, hasMore: pagination.records > items.length });
    }
    const timer = setTimeout(() => void load().catch(() => !isOver && setFound('failed')), pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [q, pages, locale]);
  return found;
}

interface ChoosingFile {
  /** The one that is shown now. */
  current: string;
  onChoose: (picture: Picture) => void;
}

function Results({ found, current, onChoose }: ChoosingFile & { found: FoundPictures }) {
  const t = useWords('page-builder');
  const name = useId();
  if (found.pictures.length === 0) return <p className="text-soft">{t('picture.filesNone')}</p>;
  return (
    <PictureChoice
      label={t('picture.files')}
      name={name}
      value={current}
      options={found.pictures.map((one) => ({
        value: one.id,
        label: one.altText ?? one.name,
        src: srcSetOf(one).split(' ')[0] ?? one.url,
      }))}
      onChange={(id) => {
        const chosen = found.pictures.find((one) => one.id === id);
        if (!chosen) return;
        const { name: _name, ...picture } = chosen;
        onChoose(picture);
      }}
    />
  );
}

function Chooser(props: ChoosingFile) {
  const t = useWords('page-builder');
  const [q, setQ] = useState('');
  const [pages, setPages] = useState(1);
  const found = useFound(q.trim(), pages);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <TextField
        type="search"
        label={t('picture.filesSearch')}
        maxLength={textLimits.search}
        value={q}
        onChange={({ target }) => {
          setQ(target.value);
          setPages(1);
        }}
      />
      <div role="status" aria-busy={found === 'busy'}>
        {found === 'failed' && <p className="text-bad">{t('picture.filesFailed')}</p>}
      </div>
      {typeof found === 'object' && (
        <>
          <Results {...props} found={found} />
          {found.hasMore && (
            <div>
              <Button kind="line" size="small" onClick={() => setPages(pages + 1)}>
                {t('picture.filesMore')}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** A photo that the centre has already, for who keeps its files; nothing is asked before somebody opens it. */
export function CenterFiles(props: ChoosingFile) {
  const t = useWords('page-builder');
  const [isOpen, setOpen] = useState(false);
  if (!use(FilesContext)) return null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="-ms-3.5">
        <Button kind="ghost" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('picture.files')}
        </Button>
      </div>
      {isOpen && <Chooser {...props} />}
    </div>
  );
}
