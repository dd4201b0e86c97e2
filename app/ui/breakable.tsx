import { createElement, Fragment } from 'react';

/** An e-mail or web address: too long for its line it breaks after the @ and before a dot, not amid a word. */
export function Breakable({ children }: { children: string }) {
  const parts = children.split(/([@.])/).map((part) => {
    if (part === '@') return [part, <wbr key="wbr" />];
    return part === '.' ? [<wbr key="wbr" />, part] : part;
  });
  return createElement(Fragment, null, ...parts);
}
