/** The name of a host as people read and write it: `súdwest.example` for `xn--sdwest-pya.example`. */
import { domainToUnicode } from 'node:url';

export const shownHost = (host: string): string => domainToUnicode(host) || host;
