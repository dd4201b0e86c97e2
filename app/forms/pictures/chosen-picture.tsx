import Crop from 'lucide-react/icons/crop';
import X from 'lucide-react/icons/x';
import { chosenPictureName } from '#app/forms/picture-fields.ts';
import type { ChosenPicture } from '#app/forms/pictures/sources.ts';
import { libraryWords } from '#app/forms/pictures/words.ts';
import { Button } from '#app/ui/button.tsx';
import { useOwnWords } from '#app/ui/words/own-words.ts';

interface ChosenProps {
  /** Of the picture in its form. */
  name: string;
  chosen: ChosenPicture;
  onCrop: () => void;
  onLetGo: () => void;
}

/** The chosen one goes along by its id; it may be cut first, or let go. */
export function ChosenPictureOf({ name, chosen, onCrop, onLetGo }: ChosenProps) {
  const words = useOwnWords(libraryWords);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <input type="hidden" name={chosenPictureName(name)} value={chosen.id} />
      <p role="status" className="min-w-0 t-sm [overflow-wrap:anywhere] text-soft">
        {words.taken(chosen.name)}
      </p>
      <Button kind="ghost" size="small" icon={<Crop />} onClick={onCrop}>
        {words.crop}
      </Button>
      <Button kind="ghost" size="small" icon={<X />} onClick={onLetGo}>
        {words.letGo}
      </Button>
    </div>
  );
}
