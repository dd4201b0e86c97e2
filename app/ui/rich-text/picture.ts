/** A picture for in a text: a path of this site, and what it shows (empty when it is decoration). */
export type Picture = { src: string; alt: string };
