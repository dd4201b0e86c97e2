/** The calls of contact people. */
import { contactPeople, contactPersonBodies } from '../contact-people.ts';
import { plainCalls } from '../plain-contract.ts';

export const contactPersonCalls = plainCalls(contactPeople, contactPersonBodies);
