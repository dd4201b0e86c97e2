import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { textLimits } from '#contract/text-limits.ts';
import { OfferedPictures } from '#app/forms/pictures/offered-pictures.tsx';
import {
  takePicture,
  type ChosenPicture,
  type OfferedPicture,
  type PictureSource,
} from '#app/forms/pictures/sources.ts';
import { useOffer } from '#app/forms/pictures/use-offer.ts';
import { libraryWords } from '#app/forms/pictures/words.ts';
import { useLocale } from '#app/i18n/words.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { FieldError } from '#app/ui/field-error.tsx';
import { SearchField } from '#app/ui/search-field.tsx';
import { SegmentedChoice } from '#app/ui/segmented-choice.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

interface LibraryProps {
  /** Where it is chosen from; both where it may be either. */
  from: PictureSource | 'both';
  onChoose: (picture: ChosenPicture) => void;
  onClose: () => void;
}

/** What is typed and chosen here is no part of the form that it was opened from. */
const own = (event: SyntheticEvent) => event.stopPropagation();

/** What is asked for and what is chosen. Other words or another source take the choice away. */
function useChoosing({ from, onChoose }: LibraryProps) {
  const locale = useLocale();
  const [asked, setAsked] = useState({
    source: from === 'files' ? from : ('stock' as PictureSource),
    q: '',
    pages: 1,
    round: 0,
  });
  const [chosen, setChosen] = useState<OfferedPicture>();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const ask = (change: Partial<typeof asked>) => {
    setAsked({ ...asked, ...change });
    setState('idle');
    if ('source' in change || 'q' in change) setChosen(undefined);
  };
  const use = async () => {
    if (!chosen || state === 'busy') return;
    setState('busy');
    try {
      onChoose(await takePicture(asked.source, locale, chosen));
    } catch {
      setState('failed');
    }
  };
  return { asked, ask, chosen, setChosen, state, use };
}

type Choosing = ReturnType<typeof useChoosing>;

/** What goes along with the chosen one, and the button that takes it. */
function Footer({ chosen, state, use }: Choosing) {
  const words = useOwnWords(libraryWords);
  const altText = chosen?.picture.altText;
  return (
    <>
      <div className="min-w-0 sm:flex-1 sm:basis-56">
        <p className="font-semibold [overflow-wrap:anywhere]">{chosen?.name}</p>
        {altText && <p className="line-clamp-2 t-sm text-soft">{words.goesAlong(altText)}</p>}
        {state === 'failed' && <FieldError id="picture-library-error">{words.notUsed}</FieldError>}
      </div>
      <Button
        busy={state === 'busy'}
        {...(chosen ? { onClick: () => void use() } : { blockedReason: words.nothing })}
      >
        {words.use}
      </Button>
    </>
  );
}

/** Pictures that are there already, in a dialog over whatever asks for one. Nothing of it is fetched before somebody opens it. */
export default function PictureLibrary(props: LibraryProps) {
  const words = useOwnWords(libraryWords);
  const choosing = useChoosing(props);
  const { asked, ask } = choosing;
  const { offer, isBusy } = useOffer({ ...asked, q: asked.q.trim() });
  const [hasFiles, setFiles] = useState(false);
  // Only the stock images say so, and they come first.
  if (!hasFiles && typeof offer === 'object' && offer.hasFiles) setFiles(true);
  return createPortal(
    <div onChange={own} onInput={own} onBlur={own} onSubmit={own} onKeyDown={own} onPaste={own}>
      <Dialog
        open
        onClose={props.onClose}
        title={words.title}
        closeLabel={words.close}
        size="wide"
        footer={<Footer {...choosing} />}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {props.from === 'both' && hasFiles && (
            <SegmentedChoice<PictureSource>
              label={words.sources}
              value={asked.source}
              items={[
                { value: 'stock', label: words.stock },
                { value: 'files', label: words.files },
              ]}
              onChange={(source) => ask({ source, pages: 1 })}
            />
          )}
          <SearchField
            label={words.search}
            maxLength={textLimits.search}
            value={asked.q}
            onChange={(q) => ask({ q, pages: 1 })}
          />
          <OfferedPictures
            offer={offer}
            isBusy={isBusy}
            chosen={choosing.chosen}
            onChoose={choosing.setChosen}
            onMore={() => ask({ pages: asked.pages + 1 })}
            onAgain={() => ask({ round: asked.round + 1 })}
          />
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}
