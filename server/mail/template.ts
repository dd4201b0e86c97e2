/** What a mail is made of, before it has a look: pieces of text in one language, with named values. */
import type { Locale } from '#contract/locales.ts';

/** A title with its absolute address, and what is said below it. */
export interface MailLink {
  title: string;
  url: string;
  note?: string;
}

type KeysOf<Values, Kind> = { [Key in keyof Values]: Values[Key] extends Kind ? Key : never }[keyof Values];

/** `text` is Liquid with the values by name, and `centerName`; one that comes out empty is left out. The others name a value. */
export type Piece<Values> =
  | { text: string }
  /** Words of a person, set apart from ours. */
  | { quote: KeysOf<Values, string | null> }
  | { button: string; to: KeysOf<Values, string> }
  /** Left out where there is no address. */
  | { link: string; to: KeysOf<Values, string | null> }
  | { links: KeysOf<Values, readonly MailLink[]> };

export interface TemplateWords<Values> {
  subject: string;
  pieces: readonly Piece<Values>[];
  /** Sentences that a value chooses from, `{{ reasons[reason] }}`. */
  choices?: Record<string, Record<string, string>>;
}

/**
 * One template: what it says in each language. Words that a stranger may have chosen are never in its subject, and stand in its
 * text so that no mail program makes a link of them (plain-text-names.ts): that goes for all texts that come in but those `vouched` for,
 * as the centre or an organisation that it approved wrote them, or they are of a list.
 */
export type Template<Values> = Record<Locale, TemplateWords<Values>> & {
  vouched?: readonly (keyof Values & string)[];
  /** Links of a list that are shown at the most; three when nothing is said. */
  mostLinks?: number;
};
