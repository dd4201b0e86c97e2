/** What a feed says is read, whatever it says: nothing that anybody sends makes this slow, large, or fall over. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { vacancyFeedLimits } from '#contract/vacancy-feeds.ts';
import { patience } from '#tests/support/pace.ts';
import { FeedProblem } from './item.ts';
import { itemsOf } from './items.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => itemsOf(bytes(text));
/** The items, or the code of why there are none; anything else that is thrown fails the test. */
function outcomeOf(text: string | Uint8Array) {
  try {
    return itemsOf(typeof text === 'string' ? bytes(text) : text);
  } catch (error) {
    if (error instanceof FeedProblem) return error.code;
    throw error;
  }
}
// oxlint-disable-next-line no-control-regex
const unfit = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]|\p{Surrogate}/u;
/** Each value is text that the database takes. */
const areFit = (items: ReturnType<typeof outcomeOf>) =>
  typeof items === 'string' ||
  items.every((item) =>
    Object.entries(item).every(
      ([name, value]) =>
        typeof value === 'string' && !unfit.test(value) && (name !== 'outsideId' || value.length <= 100),
    ),
  );

const entry = (inside: string) =>
  `<?xml version="1.0"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title>Wij</title>${inside}</feed>`;

describe('Atom', () => {
  test('that leads to another page is a part; an entry may lead on to what it likes', () => {
    const one = (inside: string) => `<entry><id>1</id>${inside}</entry>`;
    expect(outcomeOf(entry(`${one('')}<link rel="next" href="?page=2"/>`))).toBe('only_a_part');
    expect(outcomeOf(entry(one('<link rel="next" href="?page=2"/>')))).toEqual([{ outsideId: '1' }]);
  });

  test('gives its entries, with the whole text and where more of it stands', () => {
    const feed = entry(`<entry><id>urn:1</id><title type="html">Tuin &lt;b&gt;&amp;amp; kas&lt;/b&gt;</title>
      <link rel="edit" href="https://a.example/x"/><link href="https://a.example/1?b=c&amp;d=e"/>
      <updated>2026-11-24T10:00:00Z</updated><summary>Wied mee</summary>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p onclick="x">Help &amp; <b>wied</b></p><br/></div></content></entry>
      <entry><id>urn:2</id><title>Balie</title><summary>Ontvang &lt;iedereen&gt;</summary><link href="javascript:x"/></entry>`);
    expect(read(feed)).toEqual([
      {
        outsideId: 'urn:1',
        title: 'Tuin & kas',
        summary: 'Wied mee',
        description:
          '<div><p>Help &amp; <b>wied</b></p><br></br></div>' +
          '<p><a href="https://a.example/1?b=c&amp;d=e">https://a.example/1?b=c&amp;d=e</a></p>',
      },
      { outsideId: 'urn:2', title: 'Balie', description: '<p>Ontvang &lt;iedereen&gt;</p>' },
    ]);
  });

  test.each([
    ['breaks off', entry('').slice(0, -3)],
    ['has no number of any', entry('<entry><title>Tuin</title></entry>')],
    ['is of another kind', '<rss version="2.0"><channel/></rss>'],
    ['has a feed of another name space', '<feed><entry><id>1</id></entry></feed>'],
    ['is a page', '<!doctype html><html><body>Onderhoud</body></html>'],
    [
      'asks for a file',
      `<!DOCTYPE f [<!ENTITY x SYSTEM "file:///etc/passwd">]>${entry('<entry><id>&x;</id></entry>')}`,
    ],
    [
      'blows itself up',
      `<!DOCTYPE f [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${entry('<entry><title>&b;</title></entry>')}`,
    ],
    ['has tags that cross', entry('<entry><id>1</entry></id>')],
  ])('that %s is not read', (_name, feed) => {
    expect(outcomeOf(feed)).toBe('not_understood');
  });

  test('of which an entity is unknown keeps it as it stands', () => {
    expect(read(entry('<entry><id>1</id><title>Zorg &nbsp; &evil;</title></entry>'))[0]?.title).toBe(
      'Zorg &nbsp; &evil;',
    );
  });

  test('cut off anywhere, or with something put in anywhere, is read or refused', () => {
    const whole = entry(
      '<entry><id>1</id><title type="html"><![CDATA[<i>a</i>]]></title><content>x &amp; y</content></entry>',
    );
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.boolean(),
        (at, put, isCut) => areFit(outcomeOf(`${whole.slice(0, at)}${put}${isCut ? '' : whole.slice(at)}`)),
      ),
    );
  });
});

describe('JSON', () => {
  test.each([
    ['a list', [{ id: 1, title: 'Tuin' }]],
    ['vacancies', { vacancies: [{ id: 1, title: 'Tuin' }] }],
    ['a document', { data: [{ type: 'vacancies', id: '1', attributes: { title: 'Tuin' } }] }],
    ['missions', { missions: [{ clientId: '1', _id: 'x', title: 'Tuin' }] }],
  ])('is read as %s', (_name, feed) => {
    expect(read(JSON.stringify(feed))).toEqual([{ outsideId: '1', title: 'Tuin' }]);
  });

  test('keeps to what is known, whatever else there is', () => {
    const [item] = read(
      JSON.stringify([
        {
          id: 'x'.repeat(500),
          title: 'Tu\u0000in\ud800',
          __proto__: { title: 'nee' },
          category_ids: ['nature', { id: 'language' }, [['diep']], null],
          is_remote: true,
          hours_min: 2.5,
          ends_on: 'ooit',
          constructor: 'x',
          organization: 'Een andere',
          status: 'published',
        },
      ]),
    );
    expect(item?.outsideId).toMatch(/^sha256 /);
    expect({ ...item, outsideId: '' }).toEqual({
      outsideId: '',
      title: 'Tuin\ufffd',
      categories: 'nature;language',
      isRemote: 'ja',
      hoursMin: '2.5',
      endsOn: 'ooit',
    });
  });

  test('of which only a part stands there, or too much, is not read', () => {
    expect(outcomeOf(JSON.stringify({ data: [{}], total: 2 }))).toBe('only_a_part');
    expect(outcomeOf(JSON.stringify({ data: [{}], meta: { pagination: { records: 2 } } }))).toBe(
      'only_a_part',
    );
    expect(outcomeOf(JSON.stringify(Array.from({ length: vacancyFeedLimits.items + 1 }, () => ({}))))).toBe(
      'too_many_items',
    );
  });

  test.each([
    [{ data: [{ id: 1 }], links: { next: '/vacancies?page=2' } }, 'only_a_part'],
    [{ data: [{ id: 1 }], links: { next: { href: '/vacancies?page=2' } } }, 'only_a_part'],
    [{ items: [{ id: 1 }], next: 'https://tuin.example/2' }, 'only_a_part'],
    [{ data: [{ id: 1 }], links: { next: null, prev: '/vacancies' } }, [{ outsideId: '1' }]],
  ])('with another page after it is not read: %j', (document, outcome) => {
    expect(outcomeOf(JSON.stringify(document))).toEqual(outcome);
  });

  test('in which nothing has a number is not read: an address has none to give', () => {
    const place = { id: 'adres-1', title: 'Huis', city: 'Wezep', postalCode: '8091' };
    expect(outcomeOf(JSON.stringify([{ title: 'Tuin' }]))).toBe('not_understood');
    expect(outcomeOf(JSON.stringify([{ title: 'Tuin', addresses: [place] }]))).toBe('not_understood');
    expect(outcomeOf(JSON.stringify([{ id: 1, address: place }]))).toEqual([
      { outsideId: '1', city: 'Wezep', postcode: '8091' },
    ]);
  });

  test('of any shape is read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        [value, [value], { data: [value] }, { data: [{ id: 1, attributes: value, addresses: value }] }].every(
          (one) => areFit(outcomeOf(JSON.stringify(one))),
        ),
      ),
    );
  });

  test('of any bytes is read or refused', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (some) => areFit(outcomeOf(some))));
  });
});

test(
  'as large as it may be takes no longer than a moment',
  () => {
    const fill = (piece: string, most = vacancyFeedLimits.bytes) =>
      piece.repeat(Math.floor(most / piece.length));
    const large = [
      fill('['),
      `{"data":${fill('{"a":')}`,
      `[{"title":"${fill('&lt;<')}"}]`,
      entry(fill('<a>')),
      entry(`<entry><title type="html">${fill('&lt;')}</title></entry>`),
      entry(`<entry><content type="xhtml">${fill('<b>')}`),
      entry(`<entry ${fill('a="b" ')}/>`),
      entry(`<entry><id>${fill('&#38;')}</id></entry>`),
      entry(`<!--${fill('-')}`),
      entry(`<![CDATA[${fill(']')}`),
      fill('<'),
      ` ${fill(' ')}`,
    ];
    for (const feed of large) {
      const began = process.threadCpuUsage().user;
      expect(areFit(outcomeOf(feed))).toBe(true);
      // What takes the square of the length takes minutes.
      expect(process.threadCpuUsage().user - began, feed.slice(0, 80)).toBeLessThan(patience(5_000) * 1_000);
    }
  },
  patience(120_000),
);
