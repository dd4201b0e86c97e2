import { pageEditors } from '#contract/page-editors.ts';
import { plainAttributes, type Resource } from '#server/http/resource.ts';
import type { PageEditorRow } from './queries.ts';

export const pageEditorResource: Resource<PageEditorRow, typeof pageEditors> = {
  contract: pageEditors,
  id: (editor) => editor.id,
  attributes: (editor) => plainAttributes(pageEditors, editor),
};
