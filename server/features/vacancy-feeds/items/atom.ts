/** Vacancies of an Atom feed (RFC 4287): what each entry is called, what it says and where more of it stands. Pure. */
import { shortened } from '#contract/cut-text.ts';
import { Parser } from 'saxen';
import { escapeHtml } from '#server/mail/escape-html.ts';
import { deepest, expectFew, FeedProblem, idIn, longestText, textIn, type Item } from './item.ts';

const namespace = 'http://www.w3.org/2005/Atom';
const texts = ['id', 'title', 'summary', 'content'] as const;
type TextName = (typeof texts)[number];

interface Entry {
  /** Each text as it was written, and whether that is HTML. */
  said: Partial<Record<TextName, { text: string; isHtml: boolean }>>;
  link: string | null;
}

const longestSummary = 300;
/** Of one text, where each sign of it is written as an entity. */
const longestWritten = longestText * 8;

/** Words without their tags, on one line. */
const withoutTags = (html: string) => {
  const plain = html.replaceAll(/<[^<>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return plain
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();
};

function webLink(value: string): string | null {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

function itemOf({ said, link }: Entry): Item {
  const plain = (name: TextName) => {
    const { text = '', isHtml = false } = said[name] ?? {};
    return isHtml ? withoutTags(textIn(text)) : textIn(text).replaceAll(/\s+/g, ' ');
  };
  const { text = '', isHtml = false } = said.content ?? said.summary ?? {};
  const body = isHtml ? textIn(text) : escapeHtml(textIn(text));
  const more = link && `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>`;
  const found: Item = {
    outsideId: idIn(said.id?.text ?? ''),
    title: plain('title'),
    // What stands in its text already is not said twice.
    ...(said.content && { summary: shortened(plain('summary'), longestSummary) }),
    ...(body !== '' && { description: `${isHtml ? body : `<p>${body}</p>`}${more ?? ''}` }),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''));
}

type Attributes = Readonly<Record<'type' | 'rel' | 'href', string | undefined>>;

/** Goes through the document from its beginning to its end. Its own entities are left as they stand, and nothing is looked up. */
class Reading {
  readonly entries: Entry[] = [];
  /** Names of the elements that are open, from the outermost. */
  readonly #open: string[] = [];
  #isFeed = false;
  /** The text that is read now, and how deep it stands. */
  #into: { name: TextName; depth: number } | null = null;

  /** It leads to another page with more. */
  hasMore = false;

  get isFeed(): boolean {
    return this.#isFeed;
  }

  get #entry(): Entry | undefined {
    return this.entries.at(-1);
  }

  begin(name: string, attributes: Attributes): void {
    this.#open.push(name);
    const depth = this.#open.length;
    if (depth > deepest) throw new FeedProblem('not_understood');
    if (depth === 1) this.#isFeed = name === 'atom:feed';
    if (depth === 2 && name === 'atom:link' && attributes.rel === 'next') this.hasMore = true;
    if (!this.#isFeed || this.#open[1] !== 'atom:entry') return;
    if (depth === 2) {
      this.entries.push({ said: {}, link: null });
      expectFew(this.entries.length);
    }
    if (depth === 3) this.#beginPart(name, attributes);
    // Tags within a text of XHTML.
    else if (this.#into && depth > this.#into.depth) this.say(`<${this.#plainTag(name)}>`);
  }

  #beginPart(name: string, { type, rel, href }: Attributes): void {
    const entry = this.#entry;
    const part = texts.find((one) => `atom:${one}` === name);
    if (entry && part && !entry.said[part]) {
      entry.said[part] = { text: '', isHtml: type === 'html' || type === 'xhtml' };
      this.#into = { name: part, depth: 3 };
    }
    if (entry && name === 'atom:link' && (rel === undefined || rel === 'alternate'))
      entry.link ??= webLink(href ?? '');
  }

  /** Without its attributes: what is allowed of a tag is looked at when it is kept. */
  #plainTag(name: string): string {
    return name.replace(/^.*:/, '').replaceAll(/[^a-z0-9]/gi, '');
  }

  say(text: string): void {
    const said = this.#into && this.#entry?.said[this.#into.name];
    if (said && said.text.length < longestText) said.text += text;
  }

  end(): void {
    const depth = this.#open.length;
    const name = this.#open.pop() ?? '';
    if (!this.#into) return;
    if (depth === this.#into.depth) this.#into = null;
    else this.say(`</${this.#plainTag(name)}>`);
  }

  /** Words, escaped where they stand among tags of their own. */
  words(text: string): void {
    const isAmongTags = this.#into !== null && this.#open.length > this.#into.depth;
    this.say(isAmongTags ? escapeHtml(text) : text);
  }

  get isWhole(): boolean {
    return this.#open.length === 0;
  }
}

/** Throws a FeedProblem for what is none, breaks off, or has too many. */
export function itemsOfAtom(text: string): Item[] {
  const reading = new Reading();
  const parser = new Parser();
  parser.ns({ [namespace]: 'atom' });
  const fail = () => {
    throw new FeedProblem('not_understood');
  };
  parser.on('openTag', (name, attributesOf, decode) => {
    const { type, rel, href } = attributesOf();
    reading.begin(name, { type, rel, href: href === undefined ? undefined : decode(href) });
  });
  parser.on('closeTag', () => reading.end());
  parser.on('text', (words, decode) => reading.words(decode(words.slice(0, longestWritten))));
  parser.on('cdata', (words) => reading.words(words.slice(0, longestText)));
  // A document that says what its own words mean is none that we read.
  parser.on('attention', fail);
  parser.on('error', fail);
  parser.parse(text);
  if (!reading.isFeed || !reading.isWhole) fail();
  if (reading.hasMore) throw new FeedProblem('only_a_part');
  return reading.entries.map(itemOf);
}
