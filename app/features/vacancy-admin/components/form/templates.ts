/** Examples by subject, in both languages. */
import * as english from './templates-en.ts';
import * as dutch from './templates-nl.ts';

/** Every subject of the shared list. */
export const templates = Object.keys(dutch.templates) as (keyof typeof dutch.templates)[];
export type Template = keyof typeof dutch.templates;

/** By the language of what is written. */
export const examples = { nl: dutch, en: english };
