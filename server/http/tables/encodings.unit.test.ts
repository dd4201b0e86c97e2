import { describe, expect, test } from 'vitest';
import { decodedText } from './encodings.ts';

const letters = (upper: string) => (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 128 ? code : upper.indexOf(sign) + 128;
  });
const upperOf = (encoding: string) =>
  new TextDecoder(encoding).decode(Uint8Array.from({ length: 128 }, (_none, at) => at + 128));
const mac = letters(upperOf('macintosh'));
const windows = letters(upperOf('windows-1252'));
/** What Excel calls 'CSV (MS-DOS)': only the letters that are used here. */
const dos = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    const known: Record<string, number> = {
      é: 0x82,
      ë: 0x89,
      ç: 0x87,
      ö: 0x94,
      ü: 0x81,
      ï: 0x8b,
      è: 0x8a,
      ó: 0xa2,
      ñ: 0xa4,
    };
    return code < 128 ? code : (known[sign] ?? 63);
  });
const utf8 = (text: string) => new TextEncoder().encode(text);
const together = (...parts: Uint8Array[]) => Buffer.concat(parts);

const names = [
  'E-mail;Voornaam;Achternaam\r\na@b.nl;André;Couërt\r\nz@b.nl;Zoë;Garçon\r\n',
  'Naam\r\nJosé Muñoz\r\nBjörn Müller\r\nRenée Coïmbra\r\n',
  'Naam\r\nPiet Jansen\r\nHélène\r\n',
];

describe('names keep their letters', () => {
  test.each(names)('%j', (text) => {
    expect(decodedText(utf8(text))).toBe(text);
    expect(decodedText(windows(text)), 'windows-1252').toBe(text);
    expect(decodedText(mac(text)), 'macintosh').toBe(text);
    expect(decodedText(mac(text.replaceAll('\r\n', '\r'))), 'older macs').toBe(text.replaceAll('\r\n', '\r'));
    expect(decodedText(dos(text)), 'MS-DOS').toBe(text);
    expect(decodedText(Buffer.from(text, 'utf16le')), 'UTF-16').toBe(text);
    expect(decodedText(Buffer.from(text, 'utf16le').swap16()), 'UTF-16, the other way').toBe(text);
    expect(decodedText(Buffer.from(`\uFEFF${text}`, 'utf16le')), 'UTF-16 with its mark').toBe(text);
  });

  test.each([
    ['l’amour van ’s-Gravenhage – “hartelijk” voor € 5', windows],
    ['Société d’été, l’école – “où”', mac],
    ['TÊTE-À-TÊTE, ÉÉN DAG', windows],
  ])('%s', (text, written) => {
    expect(decodedText(written(text))).toBe(text);
  });
});

describe('a file that is nearly UTF-8', () => {
  test('keeps its names, and the odd byte becomes the letter that it was', () => {
    const file = together(utf8('José;Muñoz\r\nRenée;Coöper\r\n'), windows('André;Plak\r\n'));
    expect(decodedText(file)).toBe('José;Muñoz\r\nRenée;Coöper\r\nAndré;Plak\r\n');
  });

  test('is read without its mark', () => {
    const file = together(utf8('\uFEFFE-mail;Naam\r\nJosé;Muñoz\r\n'), windows('Zoë;x\r\n'));
    expect(decodedText(file)).toBe('E-mail;Naam\r\nJosé;Muñoz\r\nZoë;x\r\n');
  });

  test('keeps letters of other scripts', () => {
    const file = together(utf8('Дмитрий;Иванов\r\n'), windows('Zoë;x\r\n'));
    expect(decodedText(file)).toBe('Дмитрий;Иванов\r\nZoë;x\r\n');
  });

  test('one that is half of each is read row by row', () => {
    const file = together(utf8('José\r\n'), windows('André\r\nZoë\r\nRenée\r\n'));
    expect(decodedText(file)).toBe('José\r\nAndré\r\nZoë\r\nRenée\r\n');
  });
});
