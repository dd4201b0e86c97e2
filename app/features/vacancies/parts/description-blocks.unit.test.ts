import { describe, expect, it } from 'vitest';
import { descriptionBlocks } from './description-blocks.server.ts';

describe('descriptionBlocks', () => {
  it('reads a line that stands alone before more text as its heading', () => {
    expect(descriptionBlocks('Wat ga je doen\n- Zaaien\n- Oogsten\n\nMeenemen:\n\nLaarzen.')).toEqual([
      { kind: 'heading', text: 'Wat ga je doen' },
      { kind: 'list', items: ['Zaaien', 'Oogsten'] },
      { kind: 'heading', text: 'Meenemen' },
      { kind: 'paragraph', text: 'Laarzen.' },
    ]);
  });

  it('leaves sentences, long lines and a last short line as text', () => {
    const long = 'Een regel die zo lang is dat niemand hem als kop boven een stuk tekst zou lezen';
    expect(descriptionBlocks(`Kom langs.\nTot dan.\n\n${long}\n- een\n\nTot ziens`)).toEqual([
      { kind: 'paragraph', text: 'Kom langs.\nTot dan.' },
      { kind: 'paragraph', text: long },
      { kind: 'list', items: ['een'] },
      { kind: 'paragraph', text: 'Tot ziens' },
    ]);
  });

  it('reads lines that all name something as facts, and markup as text', () => {
    expect(descriptionBlocks('- Waar: Houtwerf 3\n- VOG: <b>nodig</b>')).toEqual([
      {
        kind: 'facts',
        items: [
          { label: 'Waar', text: 'Houtwerf 3' },
          { label: 'VOG', text: '<b>nodig</b>' },
        ],
      },
    ]);
  });

  it('gives nothing for nothing', () => {
    expect(descriptionBlocks(' \n\n ')).toEqual([]);
  });
});
