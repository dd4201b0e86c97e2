import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  title: 'Notes',
  forCenter: 'Only for staff of the centre.',
  forBoth: 'For the organisation and the centre.',
  note: 'Note',
  add: 'Write it down',
  save: 'Save',
  edit: 'Change',
  editOf: 'Change the note of {{when}}',
  remove: 'Remove',
  removeOf: 'Remove the note of {{when}}',
  cancel: 'Cancel',
  none: 'No notes yet.',
  by: '{{name}}, {{when}}',
  somebody: 'Somebody',
  changed: '(changed)',
} as const satisfies Words<typeof nl>;
