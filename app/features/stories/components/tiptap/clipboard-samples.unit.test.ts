import { expect, it } from 'vitest';
import { cleanPasted } from '#contract/rich-text/pasted.ts';
import {
  fromGoogleDocs,
  fromOwnPage,
  fromWebPage,
  fromWord,
} from '#app/features/stories/components/tiptap/clipboard-samples.ts';

const origin = 'https://site.example';
/** Spans without a language, and space between blocks, mean nothing to the editor. */
const plain = (html: string) =>
  html
    .replaceAll(/<\/?span>/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> (?=<(h|p|ul|ol|li|table))/g, '>')
    .trim();

it('Word: headings, bold, lists within lists; no classes, empty lines or signs', () => {
  const { html, imagesLeft } = cleanPasted(fromWord, origin);
  expect(plain(html)).toBe(
    '<h2>Samen koken</h2><p>Elke <strong>dinsdag</strong> om <em>tien uur</em>.</p>' +
      '<ul><li><p>Schort</p><ol><li><p>Van katoen</p></li></ol></li><li><p>Goede zin</p></li></ul>',
  );
  expect(imagesLeft).toBe(1);
});

it('Google Docs: its wrapper makes nothing bold, its styles become tags', () => {
  const { html, imagesLeft } = cleanPasted(fromGoogleDocs, origin);
  expect(plain(html)).toBe(
    '<h2>Wat ga je doen?</h2><p>Je helpt <strong>vier</strong><em> bewoners</em> en leest ' +
      '<a href="https://voorbeeld.nl/">het verhaal</a>.</p><ul><li><p>koffie</p></li></ul>',
  );
  expect(imagesLeft).toBe(1);
});

it('a web page: lines stay lines, tables stay, pictures in the text do not', () => {
  const { html, imagesLeft } = cleanPasted(fromWebPage, origin);
  expect(plain(html)).toBe(
    '<p>Eerste regel</p><p>Tweede regel met <strong>nadruk</strong></p><table><thead><tr><th>Dag</th><th>Tijd</th></tr>' +
      '</thead><tbody><tr><td>Dinsdag</td><td>10.00 uur</td></tr></tbody></table>',
  );
  expect(imagesLeft).toBe(1);
});

it('our own page: links and pictures become paths', () => {
  expect(cleanPasted(fromOwnPage(origin), origin)).toEqual({
    html: '<p>Zie <a href="/nieuws/oogst">het nieuws</a> <img src="/drawings/scene-tuin.svg" alt="Tuin"></p>',
    imagesLeft: 0,
  });
});
