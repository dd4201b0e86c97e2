import type { Words } from '#app/i18n/nouns.ts';
import type nl from './nl.ts';

export default {
  title: 'Activity',
  loading: 'Loading the activity',
  failed: 'The activity could not be fetched.',
  again: 'Try again',
  none: 'Nothing has happened yet',
  noneText: 'What you and others do here, you can read back later.',
  somebody: 'Somebody',
  actingAdmin: 'done by {{name}}, signed in as this person',
  said: {
    own: {
      send: 'You applied for {{vacancy}}',
      withdraw: 'You withdrew your application for {{vacancy}}',
      accept: 'You accepted {{person}} for {{vacancy}}',
      reject: 'You turned down {{person}} for {{vacancy}}',
      create: 'You added {{vacancy}}',
      submit: 'You asked to publish {{vacancy}}',
      publish: 'You published {{vacancy}}',
      unpublish: 'You took {{vacancy}} offline',
      fill: 'You marked {{vacancy}} as filled',
      archive: 'You archived {{vacancy}}',
      expire: '{{vacancy}} expired',
      change: 'You changed {{vacancy}}',
    },
    other: {
      send: '{{actor}} applied for {{vacancy}}',
      withdraw: '{{actor}} withdrew the application for {{vacancy}}',
      accept: '{{actor}} accepted {{person}} for {{vacancy}}',
      reject: '{{actor}} turned down {{person}} for {{vacancy}}',
      create: '{{actor}} added {{vacancy}}',
      submit: '{{actor}} asked to publish {{vacancy}}',
      publish: '{{actor}} published {{vacancy}}',
      unpublish: '{{actor}} took {{vacancy}} offline',
      fill: '{{actor}} marked {{vacancy}} as filled',
      archive: '{{actor}} archived {{vacancy}}',
      expire: '{{vacancy}} expired',
      change: '{{actor}} changed {{vacancy}}',
    },
  },
} satisfies Words<typeof nl>;
