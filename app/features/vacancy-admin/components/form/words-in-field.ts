/** Finds words in a field, whether it is a line, an area or the editor, and writes others in their place. */
import { fieldId } from '#app/forms/form-context.ts';

/** Where the words are: how many times they stand before them in the text that they were found in. */
export interface WordsInField {
  name: string;
  text: string;
  /** 0 for the first. */
  turn: number;
}

/** How many times the words stand before a place. */
export function turnOf(whole: string, words: string, start: number): number {
  let turn = 0;
  for (let at = whole.indexOf(words); at >= 0 && at < start; at = whole.indexOf(words, at + 1)) turn += 1;
  return turn;
}

/** Where their turn begins, or their last one before that; -1 where they are not any more. */
export function startOf(whole: string, words: string, turn: number): number {
  let found = whole.indexOf(words);
  for (let left = turn; left > 0; left -= 1) {
    const next = whole.indexOf(words, found + 1);
    if (next < 0) return found;
    found = next;
  }
  return found;
}

const isTextControl = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

/** What is folded away is opened, so that one sees it. */
function openAround(field: HTMLElement): void {
  for (let one = field.closest('details'); one; one = one.parentElement?.closest('details') ?? null)
    one.open = true;
}

/** The place of a letter in the editor. */
function placeIn(field: HTMLElement, letter: number): { node: Node; offset: number } | null {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT);
  let before = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (letter <= before + length) return { node, offset: letter - before };
    before += length;
  }
  return null;
}

function chooseInEditor(field: HTMLElement, start: number, length: number): boolean {
  const from = placeIn(field, start);
  const to = placeIn(field, start + length);
  if (!from || !to) return false;
  const range = document.createRange();
  range.setStart(from.node, from.offset);
  range.setEnd(to.node, to.offset);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  return true;
}

/** Goes to the field and chooses the words in it; false where they do not stand there any more. */
export function chooseWords({ name, text, turn }: WordsInField): boolean {
  const field = document.getElementById(fieldId(name));
  if (!field) return false;
  openAround(field);
  field.focus();
  const whole = isTextControl(field) ? field.value : (field.textContent ?? '');
  const start = startOf(whole, text, turn);
  if (start < 0) return false;
  if (!isTextControl(field)) return chooseInEditor(field, start, text.length);
  field.setSelectionRange(start, start + text.length);
  return true;
}

/** Writes in their place as if somebody typed it: so the form hears of it, and the browser can undo it. */
export function replaceWords(words: WordsInField, instead: string): void {
  if (!chooseWords(words)) return;
  // The one way to write in a field that its own undo knows of.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, instead);
}
