import { createContext } from 'react';

/** The nonce of the rendering on the server; style elements that carry it get their hash into the policy of the page. */
export const PageNonce = createContext<string | undefined>(undefined);
