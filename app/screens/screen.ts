/** What the list says of a screen. */
import type { DescriptionKey, Noun, OwnTitledPage, TitleKey } from '#app/i18n/nouns.ts';

export type ScreenLayout = 'default' | 'wide' | 'empty';

interface ScreenFacts {
  /** As the specification writes it, `:id` for a part that varies. */
  path: string;
  /** Whoever is not signed in is sent to sign in, unless this is set. */
  isPublic?: boolean;
  layout?: ScreenLayout;
  /** Public, and part of the work of staff: for them it is beside their rail. */
  isWork?: boolean;
  whiteBackground?: boolean;
  /** Key under `descriptions` of the shell's messages; a loader's `head.description` goes before it. */
  description?: DescriptionKey;
  /** Overrules the visitor's choice while the screen is shown. */
  colourMode?: 'light' | 'dark';
  /** Nouns besides its own whose words it uses. */
  words?: readonly Noun[];
  /** Reached signed out as well, though not public: leaving must always work, and so must a link that signs in. */
  isExit?: boolean;
  /** Guards of its own, by their names in app/shell/guard.server.ts; an unknown one stops the start. */
  middleware?: readonly string[];
  /** Check of its address, by its name there; where it fails the page is not found. */
  validate?: string;
}

interface ShellTitled {
  /** Under app/features, without its ending; its folder is the noun whose words the screen uses. */
  file: string;
  /** Key under `titles` of the shell's messages; a loader's `head.title` goes before it. */
  title?: TitleKey;
}
interface OwnTitled {
  /** As above. */
  file: OwnTitledPage;
  /** By the words of its own noun: `titles.list` of `list.tsx`. */
  title: 'own';
}

export type Screen = ScreenFacts & (ShellTitled | OwnTitled);
