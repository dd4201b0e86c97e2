import ImageIcon from 'lucide-react/icons/image-up';
import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { fieldText } from '#contract/field-texts.ts';
import type { Locale } from '#contract/locales.ts';
import { type PictureTrouble, pictureTroubleText } from '#contract/picture-kinds.ts';
import { useLocale } from '#app/i18n/words.ts';
import { type FieldWords, useFieldIds } from '#app/ui/field-ids.ts';
import { Field } from '#app/ui/field.tsx';
import { isAccepted, kindsInWords } from '#app/ui/file-choice.ts';
import { FileDrop, setFiles } from '#app/ui/file-drop.tsx';
import { fileSize } from '#app/ui/file-size.ts';
import { useFormReset } from '#app/ui/form-reset.ts';
import { useHydrated } from '#app/ui/hydrated.ts';
import { type AltText, ImageAlt } from '#app/ui/image-alt.tsx';
import { ImagePreview } from '#app/ui/image-preview.tsx';
import { troubleOf } from '#app/ui/picture-trouble.ts';
import { fileWords } from '#app/ui/words/file.ts';
import { imageWords } from '#app/ui/words/image.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const ImageCrop = lazy(() => import('#app/ui/image-crop.tsx'));

/** In which a picture that is there is shown, as `max-h-48`. */
const highest = 192;
const ratios = { '4:3': 4 / 3, '1:1': 1, '16:9': 16 / 9 };
const kinds = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,image/svg+xml';

export type ImageFieldProps = FieldWords & {
  /** Of the file. The alt text is posted as `NAME_alt`, and `NAME_decorative` when it is decoration. */
  name?: string;
  id?: string;
  /** It asks for a logo, not for a photo. */
  isLogo?: boolean;
  /** Width to height of what is kept; without it any part may be. */
  ratio?: keyof typeof ratios;
  /** Most bytes of what is sent, after it was made smaller. */
  maximumBytes?: number;
  accept?: string;
  /** Address of the picture that is there now. */
  current?: string;
  /** How high it is itself: its place is kept until it comes. */
  currentHeight?: number;
  alt?: AltText;
  /** Of which picture `alt` is said: another one begins with its own words. */
  altOf?: string | undefined;
  /** What is on it is no part of this field. */
  hasAlt?: boolean;
  /** Under the place for a file: another way to a photo, which may hand one in. */
  besides?: (choose: (photo: File) => void) => ReactNode;
  /** Undefined once it is taken away, or cannot go along. */
  onChange?: (picture: File | undefined) => void;
  onAltChange?: (alt: AltText) => void;
};

/** One photo: chosen, cut, turned and made smaller in the browser, with its alt text. The original goes along where a browser cannot. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, optional, blockedReason, name, ratio, accept = kinds, current } = props;
  const words = useOwnWords(imageWords);
  const ofFiles = useOwnWords(fileWords);
  const locale = useLocale();
  const ownId = useId();
  const id = props.id ?? ownId;
  const { input, ...photo } = usePhoto({ ...props, id, accept });
  const error = photo.problem ?? props.error;
  const ids = useFieldIds(id, { hint, error, blockedReason });
  const shown = photo.sent === undefined ? current : undefined;
  const { maximumBytes } = props;
  const most = maximumBytes === undefined ? undefined : ofFiles.atMost(fileSize(locale, maximumBytes));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Field {...{ label, hint, error, optional, blockedReason }} ids={ids}>
        <FileDrop
          ids={ids}
          input={input}
          name={name}
          accept={accept}
          isMultiple={false}
          isInvalid={Boolean(error)}
          isBlocked={blockedReason !== undefined}
          words={chooseWords(words, photo.original !== undefined || shown !== undefined, props.isLogo)}
          more={words.orDrop}
          limit={most}
          icon={<ImageIcon />}
          onFiles={(files) => void photo.choose(files)}
        />
        <span role="status" className="sr-only">
          {photo.said}
        </span>
      </Field>
      {blockedReason === undefined && props.besides?.((file) => void photo.choose([file]))}
      {photo.original && !photo.isAsItIs && (
        <Suspense>
          <ImageCrop
            key={`${photo.original.name} ${photo.original.lastModified}`}
            label={label}
            file={photo.original}
            ratio={ratio && ratios[ratio]}
            onCut={photo.cut}
          />
        </Suspense>
      )}
      {photo.sent && <ImagePreview file={photo.sent} isAsItIs={photo.isAsItIs} onRemove={photo.remove} />}
      {shown && <CurrentPhoto src={shown} alt={props.alt?.text ?? ''} height={props.currentHeight} />}
      {blockedReason === undefined && props.hasAlt !== false && (
        <AltTextField key={props.altOf} {...props} isThere={Boolean(photo.sent ?? shown)} />
      )}
    </div>
  );
}

/** The photo that is there now, in a place of its own height until it comes; of a drawing none may be known. */
function CurrentPhoto({ src, alt, height }: { src: string; alt: string; height: number | undefined }) {
  const words = useOwnWords(imageWords);
  return (
    <figure className="grid justify-items-start gap-1">
      <figcaption className="t-sm text-soft">{words.current}</figcaption>
      <img
        src={src}
        alt={alt}
        style={height ? { height: Math.min(height, highest) } : undefined}
        className="photo max-h-48 max-w-full rounded-card object-contain object-left"
      />
    </figure>
  );
}

const chooseWords = (words: (typeof imageWords)['nl'], isThere: boolean, isLogo = false) => {
  if (isLogo) return isThere ? words.anotherLogo : words.chooseLogo;
  return isThere ? words.another : words.choose;
};

/** What is on it is asked once there is a photo. Without script nobody knows whether one was chosen: then it is asked beforehand. */
function AltTextField({ name, alt, onAltChange, isThere }: ImageFieldProps & { isThere: boolean }) {
  const isScripted = useHydrated();
  if (isScripted && !isThere) return null;
  return (
    <div className={isThere ? undefined : 'no-script-only'}>
      <ImageAlt name={name} alt={alt} onChange={onAltChange} />
    </div>
  );
}

const tooLarge = (label: string, most: number, locale: Locale) =>
  fieldText({ rule: 'image_too_large', values: { size: fileSize(locale, most) } }, label, locale);

/** What goes along, unless it is too large: then what is wrong with it. */
function useSent({ label, maximumBytes = Infinity, onChange }: ImageFieldProps) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<File>();
  const [problem, setProblem] = useState<string>();
  function send(file: File | undefined) {
    const fit = file && file.size <= maximumBytes ? file : undefined;
    setProblem(file && !fit ? tooLarge(label, maximumBytes, locale) : undefined);
    setSent(file);
    setFiles(input.current, fit ? [fit] : []);
    onChange?.(fit);
  }
  return { input, sent, problem, setProblem, send };
}

/** What was chosen, and what of it goes along. */
function usePhoto(props: ImageFieldProps & { id: string }) {
  const { id, accept = kinds } = props;
  const words = useOwnWords(imageWords);
  const ofFiles = useOwnWords(fileWords);
  const locale = useLocale();
  const { input, sent, problem, setProblem, send } = useSent(props);
  const [original, setOriginal] = useState<File>();
  const [said, say] = useState('');
  const newest = useRef<{ file: File; trouble: PictureTrouble | null }>(undefined);
  async function choose(files: File[]) {
    const file = files.at(-1);
    // Leaving the device's own dialogue empties the native field.
    if (!file) return setFiles(input.current, sent && !problem ? [sent] : []);
    send(undefined);
    setOriginal(undefined);
    const chosen = { file, trouble: null };
    newest.current = chosen;
    const trouble = await troubleOf(file);
    if (newest.current !== chosen) return undefined;
    newest.current = { file, trouble };
    if (trouble?.code === 'moving_picture') return setProblem(pictureTroubleText(trouble, locale));
    // Of another kind this browser may well make one that goes along.
    const isKnown = trouble !== null || isAccepted(file, accept);
    setOriginal(isKnown ? file : undefined);
    if (!isKnown) setProblem(ofFiles.wrongKind(file.name, kindsInWords(accept, ofFiles, locale)));
    return say(isKnown ? words.chosen(file.name) : '');
  }
  function cut(file: File | undefined) {
    const trouble = newest.current?.trouble;
    if (file) {
      send(file);
      return say(words.ready);
    }
    if (!trouble) return send(original);
    setOriginal(undefined);
    say('');
    return setProblem(pictureTroubleText(trouble, locale));
  }
  function clear(told: string) {
    setOriginal(undefined);
    send(undefined);
    say(told);
  }
  function remove() {
    clear(words.removed);
    // Its button is gone: the focus would be lost.
    input.current?.focus();
  }
  useFormReset(id, () => clear(''));
  const isAsItIs = sent !== undefined && sent === original;
  return { input, original, sent, isAsItIs, problem, said, choose, cut, remove };
}
