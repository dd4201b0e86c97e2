import Trash2 from 'lucide-react/icons/trash-2';
import { useCallback, useState } from 'react';
import { number } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { imageWords } from '#app/ui/words/image.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

type PreviewProps = { file: File; isAsItIs: boolean; onRemove: () => void };

/** What of a chosen photo goes along, and a way to take it out. */
export function ImagePreview({ file, isAsItIs, onRemove }: PreviewProps) {
  const words = useOwnWords(imageWords);
  const locale = useLocale();
  return (
    <div className="grid justify-items-start gap-2">
      {isAsItIs ? (
        <p className="t-sm break-words text-soft">
          <span className="font-semibold text-ink">{file.name}</span>, {fileSize(locale, file.size)}.{' '}
          {words.asItIs}
        </p>
      ) : (
        <Result file={file} />
      )}
      <Button kind="ghost" size="small" icon={<Trash2 />} onClick={onRemove}>
        {words.remove}
      </Button>
    </div>
  );
}

function Result({ file }: { file: File }) {
  const words = useOwnWords(imageWords);
  const locale = useLocale();
  const [measure, setMeasure] = useState('');
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file);
      return () => URL.revokeObjectURL(image.src);
    },
    [file],
  );
  const tell = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
    setMeasure(
      words.measure(number(locale, naturalWidth), number(locale, naturalHeight), fileSize(locale, file.size)),
    );
  return (
    <figure className="grid justify-items-start gap-2">
      <figcaption className="t-sm text-soft">
        {words.result} <span className="tnum">{measure && `(${measure})`}</span>
      </figcaption>
      <img
        ref={show}
        alt=""
        onLoad={(event) => tell(event.currentTarget)}
        className="photo max-h-48 max-w-full rounded-ctl"
      />
    </figure>
  );
}
