import * as z from 'zod/mini';
import { blockIntro, blockTitle, blockType } from '../block-fields.ts';
import { recordId, text } from '../fields.ts';

/** A form of the form builder. It shows nothing until there are forms, but what is said when one is closed. */
export const builderForm = blockType('BuilderForm', {
  title: z.nullable(blockTitle()),
  intro: blockIntro(),
  /** The form. */
  formId: recordId(),
  /** Said instead of the form. */
  closedText: z.nullable(text(300)),
});
