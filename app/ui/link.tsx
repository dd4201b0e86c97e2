import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** The shell sets the router's link here, so that `ui/` knows no router; without it every link is a plain one. */
export const LinkComponent = createContext<ComponentType<LinkProps> | 'a'>('a');

export function Link(props: LinkProps) {
  return createElement(use(LinkComponent), props);
}
