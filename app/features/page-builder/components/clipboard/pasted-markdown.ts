/** Words of another program, as Markdown. What reads them is only fetched once somebody pastes. */

/** What a clipboard holds; it is read at once, as the browser takes it back after the event. */
export interface PastedWords {
  html: string;
  text: string;
}

export function wordsOf(data: DataTransfer): PastedWords {
  // Code, and so Markdown, that was written in an editor of code: the colours of its letters say nothing.
  const isCode = data.types.includes('vscode-editor-data');
  return { html: isCode ? '' : data.getData('text/html'), text: data.getData('text/plain') };
}

/** Empty where there were no words. */
export async function pastedMarkdown({ html, text }: PastedWords): Promise<string> {
  if (html === '') return text.trim();
  const { markdownOfPasted } = await import('#contract/rich-text/to-markdown.ts');
  return markdownOfPasted(html, location.origin).markdown || text.trim();
}
