import type { LoadBlock } from '#app/features/pages/block-data.server.ts';
import { type MarkdownPart, readMarkdown } from './read-markdown.server.ts';

const load: LoadBlock<'Markdown', MarkdownPart[]> = async (_page, { markdown }) => readMarkdown(markdown);
export default load;
