import { describe, expect, it } from 'vitest';
import { parseCsv, parseCsvRows } from './csv.ts';

describe('csv', () => {
  it('reads plain fields and both kinds of line end', () => {
    expect(parseCsvRows('a,b\r\n1,2\n3,4')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ]);
  });

  it('keeps commas, doubled quotes and line breaks inside quotes', () => {
    expect(parseCsvRows('"a, b","say ""hi""","one\r\ntwo"\n')).toEqual([['a, b', 'say "hi"', 'one\r\ntwo']]);
  });

  it('keeps empty fields, also at the end and between quotes', () => {
    expect(parseCsvRows('a,,""\n,b,\n,')).toEqual([
      ['a', '', ''],
      ['', 'b', ''],
      ['', ''],
    ]);
  });

  it('leaves out empty lines and a byte order mark', () => {
    expect(parseCsvRows('\uFEFFa\n\n""\nb\n\n')).toEqual([['a'], [''], ['b']]);
    expect(parseCsvRows('')).toEqual([]);
  });

  it('gives records by the names of the first row', () => {
    expect(parseCsv('postcode,place\n8091,Wezep\n"6041",Roermond\n')).toEqual([
      { postcode: '8091', place: 'Wezep' },
      { postcode: '6041', place: 'Roermond' },
    ]);
  });

  it('refuses what is not whole', () => {
    expect(() => parseCsvRows('a,"b\nc')).toThrow(/never closed/);
    expect(() => parseCsvRows('"a"b,c')).toThrow(/after a closing quote/);
    expect(() => parseCsv('a,b\n1')).toThrow('Row 2 has 1 fields instead of 2');
  });
});
