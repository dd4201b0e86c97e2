import type { BlockPicture } from '#contract/block-fields.ts';
import { useWords } from '#app/i18n/words.ts';
import { Select } from '#app/ui/select.tsx';

type Focus = BlockPicture['focus'];

const parts = [
  ['middle', 0.5, 0.5],
  ['top', 0.5, 0.2],
  ['bottom', 0.5, 0.8],
  ['left', 0.2, 0.5],
  ['right', 0.8, 0.5],
  ['topLeft', 0.2, 0.2],
  ['topRight', 0.8, 0.2],
  ['bottomLeft', 0.2, 0.8],
  ['bottomRight', 0.8, 0.8],
] as const;

/** The part that is nearest: a picture may have been given one of its own. */
const nearest = ({ x, y }: Focus) =>
  parts.toSorted((a, b) => Math.hypot(a[1] - x, a[2] - y) - Math.hypot(b[1] - x, b[2] - y))[0] ?? parts[0];

/** What of a picture stays in view however it is cut. */
export function FocusChoice({ focus, onChange }: { focus: Focus; onChange: (focus: Focus) => void }) {
  const t = useWords('page-builder');
  return (
    <Select
      label={t('picture.focus')}
      value={nearest(focus)[0]}
      options={parts.map(([name]) => ({ value: name, label: t(`focus.${name}`) }))}
      onChange={({ target }) => {
        const part = parts.find(([name]) => name === target.value);
        if (part) onChange({ x: part[1], y: part[2] });
      }}
    />
  );
}
