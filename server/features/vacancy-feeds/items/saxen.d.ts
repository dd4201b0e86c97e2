/** What is used of the parser, which comes without types. */
declare module 'saxen' {
  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(
      event: 'openTag',
      hook: (
        name: string,
        attributesOf: () => Record<string, string>,
        decode: (text: string) => string,
      ) => void,
    ): this;
    on(event: 'closeTag', hook: () => void): this;
    on(event: 'text', hook: (text: string, decode: (text: string) => string) => void): this;
    on(event: 'cdata', hook: (text: string) => void): this;
    on(event: 'attention' | 'error', hook: () => never): this;
    parse(document: string): this;
  }
}
