/**
 * How much markup a text may hold, measured in one pass before anything parses it. A parser multiplies: a formatting element that
 * is not closed is opened again in every block after it, so that a few kilobytes can become gigabytes. What is measured here is
 * never less than what a parser makes of it: where it is not sure that an end tag closes something, nothing counts as closed.
 */

export const mostMarkup = {
  /** Characters of it all, tags included. */
  length: 50_000,
  /** Start and end tags. */
  tags: 4000,
  attributes: 4000,
  /** Elements within one another. */
  depth: 200,
  /** Formatting elements opened again: at each tag as many as are open there. */
  reopened: 2000,
} as const;

const words = (list: string) => new Set(list.split(' '));
/** Elements that a parser opens again by itself. */
const formatting = words('a b big code em font i nobr s small strike strong tt u');
const empty = words('area base br col embed hr img input link meta source track wbr');
/** What is in them is not read as tags, or by other rules. */
const readOtherwise = words(
  'script style template noscript iframe svg math title textarea select xmp noembed noframes plaintext frameset',
);
/** Elements before which a paragraph ends. */
const blocks = words(
  `address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6
   header hr li main menu nav ol p pre section summary table ul`.replaceAll(/\s+/g, ' '),
);
const cells = ['td', 'th'];
const rows = [...cells, 'tr'];
const rowGroups = [...rows, 'tbody', 'thead', 'tfoot'];
/** What a start tag ends besides. */
const endedBy: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['li']],
  ['dd', ['dd', 'dt']],
  ['dt', ['dd', 'dt']],
  ['td', cells],
  ['th', cells],
  ['tr', rows],
  ['tbody', rowGroups],
  ['thead', rowGroups],
  ['tfoot', rowGroups],
]);
/** What an end tag of something around it ends besides. */
const endedFromOutside = new Set(['p', 'li', 'dd', 'dt', ...rowGroups]);

/** A tag that every parser reads alike. White space is that of HTML: to JavaScript there is more. */
const plainTag =
  /<(\/?)([a-z][a-z0-9:-]*)((?:[ \t\n\r\f]+[\w:.-]+(?:=(?:"[^"<]*"|'[^'<]*'|[^\s"'<>=`]+))?)*)[ \t\n\r\f]*\/?>/iy;
/** The beginning of anything else that a parser could take for a tag. */
const tagStart = /<(\/?)([a-z]?)/iy;

class Scan {
  tags = 0;
  attributes = 0;
  reopened = 0;
  open: string[] = [];
  formatting = 0;
  /** From here on nothing counts as closed. */
  isOdd = false;

  isTooMuch(): boolean {
    return (
      this.tags > mostMarkup.tags ||
      this.attributes > mostMarkup.attributes ||
      this.reopened > mostMarkup.reopened ||
      this.open.length > mostMarkup.depth
    );
  }

  start(name: string): void {
    if (empty.has(name)) return;
    if (readOtherwise.has(name)) this.isOdd = true;
    const ended = endedBy.get(name) ?? [];
    const isEnded = (one: string | undefined) =>
      one !== undefined && (ended.includes(one) || (one === 'p' && blocks.has(name)));
    while (!this.isOdd && isEnded(this.open.at(-1))) this.open.pop();
    this.open.push(name);
    if (formatting.has(name)) this.formatting += 1;
  }

  end(name: string): void {
    if (this.isOdd) return;
    const isFormatting = formatting.has(name);
    const isEnded = (one = '') => one !== name && endedFromOutside.has(one);
    // The end of what is not open ends nothing around it: a cell stays a cell, and formatting before it stays open.
    if (!isFormatting && !this.open.includes(name)) return;
    // Formatting is closed for sure only by a tag right where it is open; otherwise parts of it go on.
    if (!isFormatting) while (isEnded(this.open.at(-1))) this.open.pop();
    if (this.open.at(-1) === name) {
      this.open.pop();
      if (isFormatting) this.formatting -= 1;
    } else this.isOdd = true;
  }

  /** Reads the tag at `at`, if one begins there, and says where to go on. */
  read(html: string, at: number): number {
    plainTag.lastIndex = at;
    const plain = plainTag.exec(html);
    if (plain) {
      const [tag, slash = '', name = '', attributes = ''] = plain;
      this.count(attributes.match(/[ \t\n\r\f]+/g)?.length ?? 0);
      if (slash) this.end(name.toLowerCase());
      else this.start(name.toLowerCase());
      return at + tag.length;
    }
    tagStart.lastIndex = at;
    const [, slash, letter] = tagStart.exec(html) ?? [];
    if (!slash && !letter && !/[!?]/.test(html[at + 1] ?? '')) return at + 1;
    this.isOdd = true;
    const next = html.indexOf('<', at + 1);
    const rest = html.slice(at, next < 0 ? undefined : next);
    // It may end anywhere in what follows, or not at all: all that could part attributes counts.
    this.count(rest.match(/[\s/"']/g)?.length ?? 0);
    // Its name is not sure either: it may be formatting.
    if (letter && !slash) {
      this.open.push('?');
      this.formatting += 1;
    }
    return at + 1;
  }

  private count(attributes: number): void {
    this.tags += 1;
    this.attributes += attributes;
    this.reopened += this.formatting;
  }
}

/** Whether parsing it could cost more than a page is worth. */
export function holdsTooMuchMarkup(html: string): boolean {
  if (html.length > mostMarkup.length) return true;
  const scan = new Scan();
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    at = scan.read(html, at);
    if (scan.isTooMuch()) return true;
  }
  return false;
}

/** Longest form in which one sign is written down: `&#x26;`. */
export const writtenSign = 6;

/** Characters that it has at the most once it is written down again: signs that are no markup become longer. */
export function writtenLength(html: string): number {
  const grown = (pattern: RegExp) =>
    html.match(pattern)?.reduce((sum, sign) => sum + Math.max(0, writtenSign - sign.length), 0) ?? 0;
  return html.length + grown(/<(?![a-z/!?])/gi) + grown(/&(?:#?\w{1,31};)?/g);
}
