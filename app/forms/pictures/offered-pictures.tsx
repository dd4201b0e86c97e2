import { useId } from 'react';
import { srcSetOf } from '#contract/picture-sizes.ts';
import type { Offer, OfferedPicture } from '#app/forms/pictures/sources.ts';
import { libraryWords } from '#app/forms/pictures/words.ts';
import { Button } from '#app/ui/button.tsx';
import { PictureChoice } from '#app/ui/picture-choice.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

interface OfferedProps {
  /** Undefined until the first of them are there. */
  offer: Offer | 'failed' | undefined;
  isBusy: boolean;
  chosen: OfferedPicture | undefined;
  onChoose: (picture: OfferedPicture | undefined) => void;
  onMore: () => void;
  onAgain: () => void;
}

/** What is found, each a radio button; how many there are is told without moving anything. */
export function OfferedPictures({ offer, isBusy, chosen, onChoose, onMore, onAgain }: OfferedProps) {
  const words = useOwnWords(libraryWords);
  const name = useId();
  const isThere = typeof offer === 'object';
  return (
    <div className="grid min-h-72 content-start gap-4" aria-busy={isBusy}>
      <p role="status" className={offer === 'failed' ? 'text-bad' : 't-sm text-soft'}>
        {offer === 'failed' && words.failed}
        {isThere && (offer.records === 0 ? words.none : words.found(offer.records))}
      </p>
      {offer === 'failed' && (
        <div>
          <Button kind="line" size="small" busy={isBusy} onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      )}
      {isThere && offer.pictures.length > 0 && (
        <PictureChoice
          label={words.title}
          name={name}
          value={chosen?.id ?? ''}
          options={offer.pictures.map(({ id, name: called, picture }) => ({
            value: id,
            label: picture.altText ?? called,
            src: srcSetOf(picture).split(' ')[0] ?? picture.url,
          }))}
          onChange={(id) => onChoose(offer.pictures.find((one) => one.id === id))}
        />
      )}
      {isThere && offer.records > offer.pictures.length && (
        <div>
          <Button kind="line" size="small" busy={isBusy} onClick={onMore}>
            {words.more}
          </Button>
        </div>
      )}
    </div>
  );
}
