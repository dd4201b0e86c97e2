// How the people of the street look. Colours of people do not follow the centre.

export type Looks = {
  skin: string;
  hair: string;
  style: 'short' | 'curly' | 'long' | 'hijab';
  top: string;
  beard?: boolean;
  glasses?: boolean;
};
export type FigureName = 'sanne' | 'yusuf' | 'ria' | 'kwame' | 'amina' | 'piet' | 'lotte';

export const FIGURES: Record<FigureName, Looks> = {
  sanne: { skin: '#f3cfb3', hair: '#7a4a28', style: 'long', top: '#c2564b' },
  yusuf: { skin: '#c98f66', hair: '#221a17', style: 'short', top: '#d98b2b', beard: true },
  ria: { skin: '#f6d9c4', hair: '#e9e4dd', style: 'curly', top: '#8d5aa0', glasses: true },
  kwame: { skin: '#6b4229', hair: '#171211', style: 'curly', top: '#e0b23c' },
  amina: { skin: '#c98f66', hair: '#31596b', style: 'hijab', top: '#31596b' },
  piet: { skin: '#f3cfb3', hair: '#c9c4bd', style: 'short', top: '#7a5b3c', beard: true },
  lotte: { skin: '#f6d9c4', hair: '#e0b45c', style: 'long', top: '#4a7fa5' },
};
