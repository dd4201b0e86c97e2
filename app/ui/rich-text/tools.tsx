import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Heading4 from 'lucide-react/icons/heading-4';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import Languages from 'lucide-react/icons/languages';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Pilcrow from 'lucide-react/icons/pilcrow';
import Redo2 from 'lucide-react/icons/redo-2';
import Quote from 'lucide-react/icons/quote';
import Underline from 'lucide-react/icons/underline';
import Undo2 from 'lucide-react/icons/undo-2';
import type { Tool } from '#app/ui/toolbar.tsx';
import type { useOwnWords } from '#app/ui/words/own-words.ts';
import type { richTextWords } from '#app/ui/words/rich-text.ts';

type Words = ReturnType<typeof useOwnWords<(typeof richTextWords)['nl']>>;

/** What the toolbar shows as pressed or possible; asked again after each change of the text or the caret. */
export const stateOf = (editor: Editor) => ({
  paragraph: editor.isActive('paragraph'),
  heading2: editor.isActive('heading', { level: 2 }),
  heading3: editor.isActive('heading', { level: 3 }),
  heading4: editor.isActive('heading', { level: 4 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bulletList: editor.isActive('bulletList'),
  orderedList: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  language: editor.isActive('language'),
  image: editor.isActive('image'),
  isChosen: !editor.state.selection.empty,
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});
type State = ReturnType<typeof stateOf>;

/** Actions that ask for something first. */
export type Asking = { link: () => void; language?: () => void; image?: () => void };

function blockTools(editor: Editor, state: State, words: Words): Tool[] {
  const heading = (level: 2 | 3 | 4, icon: Tool['icon']): Tool => ({
    id: `heading${level}`,
    label: words.heading(String(level)),
    shortcut: `Ctrl Alt ${level}`,
    icon,
    isPressed: state[`heading${level}`],
    onPress: () => editor.chain().focus().toggleHeading({ level }).run(),
  });
  return [
    {
      id: 'paragraph',
      label: words.paragraph,
      shortcut: 'Ctrl Alt 0',
      icon: <Pilcrow />,
      isPressed: state.paragraph,
      onPress: () => editor.chain().focus().setParagraph().run(),
    },
    heading(2, <Heading2 />),
    heading(3, <Heading3 />),
    heading(4, <Heading4 />),
  ];
}

type Way = [id: keyof State & keyof Words, shortcut: string, icon: Tool['icon'], act: () => boolean];

function ways(state: State, words: Words, rows: readonly Way[]): Tool[] {
  return rows.map(([id, shortcut, icon, onPress]) => ({
    id,
    label: words[id] as string,
    shortcut,
    icon,
    isPressed: state[id],
    onPress,
  }));
}

function askingTools(state: State, words: Words, asking: Asking): Tool[] {
  const { link, language, image } = asking;
  const isNothingChosen = !state.isChosen && !state.language;
  return [
    {
      id: 'link',
      label: words.link,
      shortcut: 'Ctrl K',
      icon: <Link2 />,
      isPressed: state.link,
      onPress: link,
    },
    ...(language
      ? [
          {
            id: 'language',
            label: words.language,
            icon: <Languages />,
            isPressed: state.language,
            isDisabled: isNothingChosen,
            onPress: language,
          },
        ]
      : []),
    ...(image
      ? [{ id: 'image', label: words.image, icon: <ImagePlus />, isPressed: state.image, onPress: image }]
      : []),
  ];
}

function stepTools(editor: Editor, { canUndo, canRedo }: State, words: Words): Tool[] {
  return [
    {
      id: 'undo',
      label: words.undo,
      shortcut: 'Ctrl Z',
      icon: <Undo2 />,
      isDisabled: !canUndo,
      onPress: () => editor.chain().focus().undo().run(),
    },
    {
      id: 'redo',
      label: words.redo,
      shortcut: 'Ctrl Y',
      icon: <Redo2 />,
      isDisabled: !canRedo,
      onPress: () => editor.chain().focus().redo().run(),
    },
  ];
}

/** All tools, in groups. */
export function toolGroups(editor: Editor, state: State, words: Words, asking: Asking): Tool[][] {
  const chain = () => editor.chain().focus();
  const marks: Way[] = [
    ['bold', 'Ctrl B', <Bold key="bold" />, () => chain().toggleBold().run()],
    ['italic', 'Ctrl I', <Italic key="italic" />, () => chain().toggleItalic().run()],
  ];
  if (editor.state.schema.marks['underline'])
    marks.push(['underline', 'Ctrl U', <Underline key="underline" />, () => chain().toggleUnderline().run()]);
  const lists: Way[] = [
    ['bulletList', 'Ctrl Shift 8', <List key="list" />, () => chain().toggleBulletList().run()],
    ['orderedList', 'Ctrl Shift 7', <ListOrdered key="ordered" />, () => chain().toggleOrderedList().run()],
    ['quote', 'Ctrl Shift B', <Quote key="quote" />, () => chain().toggleBlockquote().run()],
  ];
  return [
    blockTools(editor, state, words),
    ways(state, words, marks),
    ways(state, words, lists),
    askingTools(state, words, asking),
    stepTools(editor, state, words),
  ];
}
