import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  title: 'Notes',
  forCenter: 'Only for staff of the centre.',
  note: 'Note',
  add: 'Add note',
  save: 'Save',
  edit: 'Edit',
  editOf: 'Edit the note from {{when}}',
  remove: 'Remove',
  removeOf: 'Remove the note from {{when}}',
  cancel: 'Cancel',
  none: 'No notes yet.',
  by: '{{name}}, {{when}}',
  somebody: 'Somebody',
  changed: '(edited)',
} as const satisfies Words<typeof nl>;
