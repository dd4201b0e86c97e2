import { createContext, use } from 'react';

/** The server's for this answer; in the browser what the document was given. A page from the cache has none. */
export const Nonce = createContext<string | undefined>(undefined);
export const useNonce = () => use(Nonce);
