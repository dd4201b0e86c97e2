import * as z from 'zod/mini';
import { blockIntro, blockTitle, blockType } from '../block-fields.ts';
import { recordId, text } from '../fields.ts';

/** A form of the form builder, which is filled in there or on its own page. */
export const builderForm = blockType('BuilderForm', {
  title: z.nullable(blockTitle()),
  intro: blockIntro(),
  /** The form; null until one is chosen. */
  formId: z.nullable(recordId()),
  /** Said instead of the form where that takes no answers. */
  closedText: z.nullable(text(300)),
});
