import FileText from 'lucide-react/icons/file-text';
import { kindOf } from '#app/features/uploads/components/list/file-list.ts';
import type { ListedFile } from '#app/features/uploads/list.server.ts';
import { SizedPhoto } from '#app/shell/sized-photo.tsx';

interface FilePictureProps {
  file: Pick<ListedFile, 'id' | 'url' | 'mime' | 'width' | 'height'>;
  /** Empty where its name stands beside it. */
  alt?: string;
  sizes: string;
  className: string;
}

/** What is on a photo; of a document its kind. */
export function FilePicture({ file, alt = '', sizes, className }: FilePictureProps) {
  const { id, url, width, height, mime } = file;
  if (width !== null && height !== null)
    return (
      <SizedPhoto
        picture={{ id, url, width, height }}
        alt={alt}
        sizes={sizes}
        className={`photo bg-sunken object-cover ${className}`}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={`grid place-content-center justify-items-center gap-1 bg-sunken font-semibold text-ink ${className}`}
    >
      <FileText className="size-1/2 max-h-7 min-h-5 max-w-7 min-w-5" />
      <span className="@max-[6rem]:hidden">{kindOf(mime)}</span>
    </span>
  );
}
