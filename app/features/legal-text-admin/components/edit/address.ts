/** Where everything of this screen stands in its address. */
import { legalPageNames } from '#contract/legal-texts.ts';
import type { LegalPage } from '#contract/public-pages.ts';

const path = '/instellingen/teksten';

/** Of a section that is not there yet. */
export const newSection = 'new';
/** The centre's own sections are called by their place, from 1. */
export const ownSection = (place: number) => `own-${place}`;
export const placeOf = (open: string): number | null =>
  Number(/^own-(\d{1,2})$/.exec(open)?.[1] ?? 0) || null;

export const pageIn = (params: URLSearchParams): LegalPage =>
  legalPageNames.find((page) => page === params.get('text')) ?? 'terms';
export const openIn = (params: URLSearchParams): string | null => params.get('open');
export const isPreviewIn = (params: URLSearchParams): boolean => params.has('preview');

/** The first page has the plain address. */
export const addressOf = (page: LegalPage) => (page === 'terms' ? path : `${path}?text=${page}`);
/** Id of what an address opens: it is gone to. */
export const openId = 'onderdeel';
export const openAddress = (page: LegalPage, open: string) => `${path}?text=${page}&open=${open}#${openId}`;
export const previewAddress = (page: LegalPage) => `${path}?text=${page}&preview=`;
