/** Redirects of the public configuration: addresses that moved, and the one host that shows a single page. */
import * as z from 'zod/mini';
import { asciiHost } from '#contract/hosts.ts';
import type { PageRedirects } from '#contract/request-context.ts';

/** Of our own site: one slash in front, nothing that a browser would read as another host, no query, no language. */
const ownPath = /^\/(?![/\\])(?!(?:nl|en)(?:\/|$))[^\s\\?#*]*$/;
const pathMessage = 'must be a path of this site, such as /oud, without host, language, query or #';
const path = z.string().check(z.maxLength(500), z.regex(ownPath, { error: pathMessage }));
/** As above, or everything below it: `/oud/*`. */
const pattern = z.string().check(
  z.maxLength(500),
  z.refine((value: string) => ownPath.test(value.replace(/(?<=[^/])\/\*$/, '')), {
    error: `${pathMessage}; /* may stand at its end`,
  }),
);

/** As people write it, with a port behind it or not: kept as the internet knows it. */
export const configuredHost = z.string().check(
  z.overwrite((typed) => {
    const [, name = '', port = ''] = /^(.*?)(:\d+)?$/.exec(typed) ?? [];
    return asciiHost(name) + port;
  }),
  z.regex(/^[a-z0-9.-]+(:\d+)?$/, { error: 'must be a host' }),
);

export const hostRedirectSchema = z.nullable(
  z.strictObject({
    host: configuredHost,
    path,
  }),
);

export const redirectSchema = z.strictObject({
  from: pattern,
  to: pattern,
  status: z.optional(
    z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)], {
      error: 'must be 301, 302, 307 or 308',
    }),
  ),
});

const isWide = (value: string) => value.endsWith('/*');
const baseOf = (value: string) => value.replace(/\/\*$/, '');
const isBelow = (value: string, base: string) => value === base || value.startsWith(`${base}/`);

/** Whether some address is meant by both. */
function overlap(one: string, other: string): boolean {
  const [first, second] = [baseOf(one), baseOf(other)];
  return (
    (isWide(one) && isBelow(second, first)) || (isWide(other) && isBelow(first, second)) || one === other
  );
}

/**
 * What is wrong with the redirects as a whole, with the key; null when nothing is. An address that is redirected once may
 * not be redirected again: so there are no loops, and nobody is sent around.
 */
export function problemOfRedirects({ hostRedirect, rules }: PageRedirects): string | null {
  const again = (to: string) => rules.findIndex(({ from }) => overlap(from, to));
  if (hostRedirect && again(hostRedirect.path) >= 0)
    return `hostRedirect.path: '${hostRedirect.path}' is redirected itself by redirects.${again(hostRedirect.path)}`;
  for (const [index, { from, to }] of rules.entries()) {
    if (isWide(to) && !isWide(from)) return `redirects.${index}.to: /* is for a 'from' that ends in it`;
    if (again(to) >= 0)
      return `redirects.${index}.to: '${to}' is redirected again by redirects.${again(to)}; name the last address, and no loop`;
    const earlier = rules.slice(0, index).findIndex((rule) => rule.from === from);
    if (earlier >= 0) return `redirects.${index}.from: '${from}' stands in redirects.${earlier} already`;
  }
  return null;
}
