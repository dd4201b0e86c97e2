import {
  fromGoogleDocs,
  fromOwnPage,
  fromWebPage,
  fromWord,
} from '#app/features/stories/components/tiptap/clipboard-samples.ts';
import { Button } from '#app/ui/button.tsx';

const samples: Record<string, () => string> = {
  Word: () => fromWord,
  'Google Docs': () => fromGoogleDocs,
  'Web page': () => fromWebPage,
  'This site': () => fromOwnPage(location.origin),
};

/** Puts HTML on a clipboard of its own and pastes that, as the keyboard would. */
function paste(id: string, html: string): void {
  const editor = document.getElementById(id);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  editor?.focus();
  editor?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Buttons that paste what other programs put on the clipboard. */
export function PasteSamples({ into }: { into: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {Object.entries(samples).map(([name, html]) => (
        <Button key={name} kind="line" size="small" onClick={() => paste(into, html())}>
          {name}
        </Button>
      ))}
    </div>
  );
}
