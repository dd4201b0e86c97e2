/** Whether a crawler reads this page: it gets no error screen (specification, section 8). Set around the document by both entries. */
import { createContext, use } from 'react';

export const ForCrawler = createContext(false);
export const useIsForCrawler = (): boolean => use(ForCrawler);
