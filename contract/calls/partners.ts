/** The calls of partners. */
import { plainCalls } from '../plain-contract.ts';
import { partnerBodies, partners } from '../partners.ts';

export const partnerCalls = plainCalls(partners, partnerBodies);
