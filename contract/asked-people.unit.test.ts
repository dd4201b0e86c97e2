import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedPeopleIn } from './asked-people.ts';

interface Listed {
  email: string;
  name: string;
}

const people = (text: string) =>
  askedPeopleIn(text).people.map(({ email, name }) => (name ? `${name} ${email}` : email));

describe('a list of people', () => {
  test.each([
    ['noor@post.example', ['noor@post.example']],
    ['noor@post.example\r\n\r\nsam@post.example', ['noor@post.example', 'sam@post.example']],
    ['Noor Bos <Noor@Post.example>', ['Noor Bos noor@post.example']],
    ['naam;e-mail\nNoor Bos;noor@post.example', ['Noor Bos noor@post.example']],
    ['E-mailadres,Voornaam,Achternaam\nnoor@post.example,Noor,Bos', ['Noor Bos noor@post.example']],
    ['Noor\tBos\tnoor@post.example\t0525 12 34 56\t8071 AB', ['Noor Bos noor@post.example']],
    ['"Bos, Noor";noor@post.example;www.bos.example', ['Bos, Noor noor@post.example']],
    ["Sean O'Brien;o'brien@post.example", ["Sean O'Brien o'brien@post.example"]],
    ['Noor Bos;Zwolle;vrijwilliger;Ja;noor@post.example', ['Noor Bos noor@post.example']],
    ['Plaats;Achternaam;Voornaam;Mail\nZwolle;Bos;Noor;noor@post.example', ['Bos Noor noor@post.example']],
    [
      'Noor Bos <noor@post.example>, "Vos, Sam" <sam@post.example>; bas@post.example',
      ['Noor Bos noor@post.example', 'Vos, Sam sam@post.example', 'bas@post.example'],
    ],
    [`${'Noor '.repeat(40)};noor@post.example`, ['noor@post.example']],
    ['noor@post.example;Noor\nNOOR@post.example;Noor B', ['Noor B noor@post.example']],
    [';;;\n', []],
  ])('%j', (text, expected) => {
    expect(people(text)).toEqual(expected);
    expect(askedPeopleIn(text).unread).toEqual([]);
  });

  test('says which lines have no address, by the number that a sheet shows', () => {
    expect(askedPeopleIn('naam;mail\nNoor;noor@post.example\nSam;sam@\n\nnoor').unread).toEqual([
      { line: 3, text: 'Sam;sam@' },
      { line: 5, text: 'noor' },
    ]);
  });

  test('nobody is chosen of two addresses of one person, or of two without a sign between', () => {
    for (const text of ['Noor;noor@post.example;noor@werk.example', 'noor@post.example sam@post.example'])
      expect(askedPeopleIn(text)).toEqual({ people: [], unread: [{ line: 1, text }] });
  });

  test('a first line that is a person without an address is no heading', () => {
    for (const text of ['Noor Bos', 'noor.bos.gmail.com'])
      expect(askedPeopleIn(`${text}\nsam@post.example`).unread).toEqual([{ line: 1, text }]);
  });

  test('whoever is listed is read back, however a line is written', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/);
    const written = [
      ({ email, name }: Listed) => `${name};${email}`,
      ({ email, name }: Listed) => `${email},"${name}"`,
      ({ email, name }: Listed) => `${name} <${email}>`,
      ({ email, name }: Listed) => `12\t${name}\t${email}\t0612345678`,
      ({ email, name }: Listed) => `${email};"${name}";"x;y"`,
    ];
    const listed = fc.record({
      email: fc.tuple(word, word).map(([local, domain]) => `${local}@${domain}.example`),
      name: fc.tuple(word, word).map((words) => words.join(' ')),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(listed, { selector: ({ email }) => email, maxLength: 30 }),
        fc.constantFrom(...written),
        fc.constantFrom('\n', '\r\n', '\r'),
        (all, write, end) => {
          expect(askedPeopleIn(all.map(write).join(end))).toEqual({ people: all, unread: [] });
        },
      ),
    );
  });

  test('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const lines = text.split(/[\r\n]+/).length;
        const { people: found, unread } = askedPeopleIn(text);
        expect(found.length + unread.length).toBeLessThanOrEqual(lines);
      }),
    );
  });
});
