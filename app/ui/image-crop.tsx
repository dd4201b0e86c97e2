/** Cutting and turning, in a file of its own script: it comes once a photo is chosen. */
import 'react-image-crop/dist/ReactCrop.css';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import ArrowUp from 'lucide-react/icons/arrow-up';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useEffect, useState } from 'react';
import { ReactCrop } from 'react-image-crop';
import { AriaLocale } from '#app/ui/aria-locale.tsx';
import { type CropBox, largestBox, movedBox, zoomedBox } from '#app/ui/crop-box.ts';
import { asBlob, cutPicture, turnedPicture } from '#app/ui/picture-canvas.ts';
import { type Tool, Toolbar } from '#app/ui/toolbar.tsx';
import { imageWords } from '#app/ui/words/image.ts';
import { useOwnWords } from '#app/ui/words/own-words.ts';

const zoomStep = 0.85;
const moveStep = 4;

export type ImageCropProps = {
  label: string;
  file: File;
  /** Width through height; without it any part may be kept. */
  ratio: number | undefined;
  /** The cut picture; undefined when this browser cannot make one. */
  onCut: (cut: File | undefined) => void;
};

export default function ImageCrop({ label, file, ratio, onCut }: ImageCropProps) {
  const words = useOwnWords(imageWords);
  const [quarters, setQuarters] = useState(0);
  const picture = usePicture(file, quarters, () => onCut(undefined));
  const [chosen, setBox] = useState<CropBox>();
  const box = chosen ?? (picture && largestBox(picture.canvas.width / picture.canvas.height, ratio));
  async function cut(next: CropBox) {
    setBox(next);
    if (picture) onCut(await cutPicture(picture.canvas, next, file.name));
  }
  // What is kept when nothing was moved yet: after choosing, and after a turn.
  useEffect(() => {
    if (!picture) return;
    const all = largestBox(picture.canvas.width / picture.canvas.height, ratio);
    void cutPicture(picture.canvas, all, file.name).then(onCut);
    // oxlint-disable-next-line react/exhaustive-deps -- a new picture alone asks for this
  }, [picture]);
  if (!picture || !box) return <div className="min-h-60 rounded-card bg-sunken" aria-busy="true" />;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="t-sm text-soft">{words.cropHint}</p>
      <ReactCrop
        crop={{ unit: '%', ...box }}
        aspect={ratio}
        keepSelection
        ruleOfThirds
        minWidth={24}
        ariaLabels={frameLabels(words)}
        onChange={(_pixels, percent) => setBox(percent)}
        onComplete={(_pixels, percent) => void cut(percent)}
        className="photo-crop"
      >
        <img src={picture.address} alt={words.crop(label)} />
      </ReactCrop>
      <AriaLocale>
        <Toolbar
          label={words.tools(label)}
          groups={cropTools(words, box, cut, () => {
            setBox(undefined);
            setQuarters((quarters + 1) % 4);
          })}
        />
      </AriaLocale>
    </div>
  );
}

/** The turned picture and an address to show it at, which is given back when another takes its place. */
function usePicture(file: File, quarters: number, onUnreadable: () => void) {
  const [picture, setPicture] = useState<{ canvas: HTMLCanvasElement; address: string }>();
  useEffect(() => {
    let address = '';
    let isOver = false;
    void (async () => {
      const canvas = await turnedPicture(file, quarters);
      const blob = canvas && (await asBlob(canvas, 'image/png'));
      if (isOver) return;
      if (!canvas || !blob) return onUnreadable();
      address = URL.createObjectURL(blob);
      setPicture({ canvas, address });
      return undefined;
    })();
    return () => {
      isOver = true;
      if (address) URL.revokeObjectURL(address);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- who hears of it does not change what is read
  }, [file, quarters]);
  return picture;
}

type Words = (typeof imageWords)['nl'];

const frameLabels = ({ frame, corner, side }: Words) => ({
  cropArea: frame,
  nwDragHandle: corner,
  neDragHandle: corner,
  seDragHandle: corner,
  swDragHandle: corner,
  nDragHandle: side,
  eDragHandle: side,
  sDragHandle: side,
  wDragHandle: side,
});

function cropTools(
  words: Words,
  box: CropBox,
  cut: (box: CropBox) => Promise<void>,
  onTurn: () => void,
): Tool[][] {
  const tool = (id: keyof Words, icon: Tool['icon'], next: CropBox): Tool => ({
    id,
    label: words[id] as string,
    icon,
    onPress: () => void cut(next),
  });
  return [
    [
      tool('larger', <ZoomIn />, zoomedBox(box, zoomStep)),
      tool('smaller', <ZoomOut />, zoomedBox(box, 1 / zoomStep)),
    ],
    [
      tool('left', <ArrowLeft />, movedBox(box, -moveStep, 0)),
      tool('right', <ArrowRight />, movedBox(box, moveStep, 0)),
      tool('up', <ArrowUp />, movedBox(box, 0, -moveStep)),
      tool('down', <ArrowDown />, movedBox(box, 0, moveStep)),
    ],
    [{ id: 'turn', label: words.turn, icon: <RotateCw />, onPress: onTurn }],
  ];
}
