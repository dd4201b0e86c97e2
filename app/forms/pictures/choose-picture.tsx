import Images from 'lucide-react/icons/images';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ChosenPicture, PictureSource } from '#app/forms/pictures/sources.ts';
import { libraryWords } from '#app/forms/pictures/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useHydrated } from '#app/ui/hydrated.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const PictureLibrary = lazy(() => import('#app/forms/pictures/picture-library.tsx'));

interface ChoosePictureProps {
  /** The stock images and the files of the centre, or one of both. */
  from?: PictureSource | 'both';
  /** An upload; a stock image became one. */
  onChoose: (picture: ChosenPicture) => void;
}

/** Opens the pictures that are there already. Without script it is not there: then one is sent. */
export function ChoosePicture({ from = 'both', onChoose }: ChoosePictureProps) {
  const words = useOwnWords(libraryWords);
  const isScripted = useHydrated();
  const [isOpen, setOpen] = useState(false);
  const button = useFocusAfter(isOpen);
  return (
    // Its place is kept from the start: what is below would move once script is there.
    <div className={`noscript:hidden ${isScripted ? '' : 'invisible'}`}>
      <Button
        ref={button}
        kind="line"
        size="small"
        icon={<Images />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {from === 'files' ? words.openFiles : words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <PictureLibrary
            from={from}
            onClose={() => setOpen(false)}
            onChoose={(picture) => {
              setOpen(false);
              onChoose(picture);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The dialog goes with what was chosen in it: the focus comes back to what opened it. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
