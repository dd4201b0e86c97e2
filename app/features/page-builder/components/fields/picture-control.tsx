import { useId, useState } from 'react';
import type { BlockPicture } from '#contract/block-fields.ts';
import { textLimits } from '#contract/text-limits.ts';
import { uploadBytesMax } from '#contract/uploads.ts';
import { PEOPLE, SCENES } from '#app/drawings/scenes.ts';
import type { ControlProps } from '#app/features/page-builder/components/fields/fields-context.ts';
import { FocusChoice } from '#app/features/page-builder/components/fields/focus-choice.tsx';
import { sendPicture } from '#app/features/page-builder/components/fields/send-picture.ts';
import type { AltText } from '#app/ui/image-alt.tsx';
import { BlockPhoto, hasPicture } from '#app/features/pages/components/blocks/block-picture.tsx';
import { ChoosePicture } from '#app/forms/pictures/choose-picture.tsx';
import { limitsOf } from '#contract/blocks/schema-limits.ts';
import { useLocale, useWords } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { ImageField } from '#app/ui/image-field.tsx';
import { PictureChoice } from '#app/ui/picture-choice.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type Choosing = {
  /** None yet where there need be none. */
  picture: BlockPicture | null;
  onChange: (picture: BlockPicture) => void;
};
type Chosen = Choosing & { picture: BlockPicture };

/** Another picture in the place of the one before. */
const pictureWith = (
  picture: BlockPicture | null,
  image: BlockPicture['image'],
  alt: string | null,
): BlockPicture => ({ focus: picture?.focus ?? { x: 0.5, y: 0.5 }, image, alt });

/** One of the drawings that come with the product. */
function Drawings({ picture, onChange }: Choosing) {
  const t = useWords('page-builder');
  const locale = useLocale();
  const name = useId();
  return (
    <Disclosure summary={t('picture.drawings')} isQuiet>
      <PictureChoice
        label={t('picture.drawings')}
        name={name}
        value={picture?.image.kind === 'drawing' ? picture.image.key : ''}
        options={[...SCENES, ...PEOPLE].map(({ key, url, alt }) => ({
          value: key,
          label: alt[locale],
          src: url,
        }))}
        onChange={(key) => onChange(pictureWith(picture, { kind: 'drawing', key }, null))}
      />
    </Disclosure>
  );
}

/** A photo of one's own: sent once it is cut to size. */
function OwnPhoto({ picture, onChange, onUnderWay }: Choosing & { onUnderWay: (isIt: boolean) => void }) {
  const t = useWords('page-builder');
  const [file, setFile] = useState<File>();
  const [words, setWords] = useState<AltText>();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    onUnderWay(chosen !== undefined);
  };
  const problem = state === 'failed' ? t('picture.failed') : undefined;
  const send = async (chosen: File) => {
    setState('busy');
    try {
      const sent = await sendPicture(chosen);
      const alt = words?.isDecorative ? '' : words?.text.trim() || null;
      onChange(pictureWith(picture, { kind: 'upload', id: sent.id, picture: sent }, alt));
      choose(undefined);
      setWords(undefined);
      // The next photo begins with an empty field.
      setRound(round + 1);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Disclosure summary={t('picture.own')} isQuiet>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ImageField
          key={round}
          label={t('picture.file')}
          maximumBytes={uploadBytesMax}
          error={problem}
          onChange={choose}
          onAltChange={setWords}
        />
        {file && (
          <div>
            <Button size="small" busy={state === 'busy'} onClick={() => void send(file)}>
              {t('picture.use')}
            </Button>
          </div>
        )}
      </div>
    </Disclosure>
  );
}

/** What is on it, or that it only decorates: nothing typed leaves the words that the picture has of its own. */
function Words({ picture, onChange }: Chosen) {
  const t = useWords('page-builder');
  const { alt } = picture;
  const isDecoration = alt === '';
  return (
    <>
      {!isDecoration && (
        <TextField
          label={t('picture.alt')}
          hint={t('picture.altHint')}
          optional={t('optional')}
          maxLength={textLimits.pictureText}
          value={alt ?? ''}
          onChange={({ target }) => onChange({ ...picture, alt: target.value === '' ? null : target.value })}
        />
      )}
      <Checkbox
        label={t('picture.decoration')}
        checked={isDecoration}
        onChange={({ target }) => onChange({ ...picture, alt: target.checked ? '' : null })}
      />
    </>
  );
}

/** A drawing or a photo, what is on it, and what of it stays in view. */
export function PictureControl({ schema, label, optional, value, error, path, onChange }: ControlProps) {
  const t = useWords('page-builder');
  const { mayBeNull } = limitsOf(schema);
  const picture = value as BlockPicture | null;
  // A photo that is on its way is described with it: never in two places at once.
  const [isUnderWay, setUnderWay] = useState(false);
  const choosing = { picture, onChange };
  return (
    <fieldset tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1 font-semibold text-ink">
        {label} {optional && <span className="font-normal text-soft">{optional}</span>}
      </legend>
      {error && <FieldError id={`${path}-error`}>{error}</FieldError>}
      {hasPicture(picture) && <BlockPhoto picture={picture} className="aspect-4/3 w-full rounded-ctl" />}
      <Drawings {...choosing} />
      <ChoosePicture
        onChoose={({ name: _name, ...chosen }) =>
          onChange(pictureWith(picture, { kind: 'upload', id: chosen.id, picture: chosen }, null))
        }
      />
      <OwnPhoto {...choosing} onUnderWay={setUnderWay} />
      {picture !== null && (
        <>
          {!isUnderWay && <Words picture={picture} onChange={onChange} />}
          <FocusChoice focus={picture.focus} onChange={(focus) => onChange({ ...picture, focus })} />
          {mayBeNull && (
            <div>
              <Button
                kind="dangerGhost"
                size="small"
                onClick={({ currentTarget }) => {
                  // The button goes with the picture: the focus would be lost.
                  currentTarget.closest('fieldset')?.focus();
                  onChange(null);
                }}
              >
                {t('picture.takeAway')}
              </Button>
            </div>
          )}
        </>
      )}
    </fieldset>
  );
}
