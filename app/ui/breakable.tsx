import { createElement } from 'react';

/** After @ and /, and before a dot, unless it is the last one: `.nl` never stands alone on a line. */
const places = /([@/]|\.(?=[^./]*\.))/;

/** An e-mail or web address: too long for its line it breaks between its parts, and amid a word only where even one is too long. */
export function Breakable({ children }: { children: string }) {
  const parts = children.split(places).map((part) => {
    if (part === '@' || part === '/') return [part, <wbr key="wbr" />];
    return part === '.' ? [<wbr key="wbr" />, part] : part;
  });
  return createElement('span', { className: 'wrap-anywhere' }, ...parts);
}
