import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { analyticsSources, contentSecurityPolicy, nonceSources, withHashes } from './content-security.ts';

const plain = { isHotReload: false };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `));

describe('the policy of a page', () => {
  it('runs nothing but our own scripts', () => {
    const policy = contentSecurityPolicy(nonceSources('abc'), plain);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'nonce-abc'");
    expect(policy).not.toContain('unsafe-eval');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    const framed = contentSecurityPolicy(nonceSources('abc'), { ...plain, isFramed: true });
    expect(directive(framed, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(directive(policy, 'object-src')).toBe("object-src 'none'");
  });

  it('takes pictures, and the map, from this host alone', () => {
    const policy = contentSecurityPolicy(nonceSources('abc'), plain);
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob:");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  });

  it('takes the analytics script from where it is configured, on pages of a centre that has it', () => {
    const analytics = analyticsSources({
      analyticsScriptUrl: 'https://script.example/js',
      analyticsBeaconOrigins: ['https://*.beacon.example'],
    });
    const policy = contentSecurityPolicy(nonceSources('abc'), { ...plain, analytics });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-abc' https://script.example");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://*.beacon.example");
    expect(contentSecurityPolicy(nonceSources('abc'), plain)).not.toContain('example');
  });

  it('lets Vite work while one types', () => {
    const policy = contentSecurityPolicy(nonceSources('abc'), { ...plain, isHotReload: true });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' ws:");
  });
});

describe('a page for the cache', () => {
  const hashed = (page: string) => {
    const { html, inline } = withHashes(Buffer.from(page), 'n1');
    return { html: html.toString(), inline };
  };
  const page =
    '<meta property="csp-nonce" nonce="n1" content="n1"/><style nonce="n1">a{}</style><script nonce="n1">one()</script>' +
    '<script src="/a.js" nonce="n1"></script><script type="module" async="" nonce="n1">import "/b.js"</script>' +
    '<script id="words" type="application/json">{"a":1}</script>';

  it('has no nonce left, and hashes of what is in it', () => {
    const made = hashed(page);
    expect(made.html).not.toContain('n1');
    expect(made.inline.scripts).toEqual([hash('one()'), hash('import "/b.js"')]);
    expect(made.inline.styles).toEqual([hash('a{}')]);
  });

  it('has hashes of letters of more than one byte as well', () => {
    const made = hashed('<p>één – €</p><script nonce="n1">say("één – €")</script><p>ë</p>');
    expect(made.html).toBe('<p>één – €</p><script>say("één – €")</script><p>ë</p>');
    expect(made.inline.scripts).toEqual([hash('say("één – €")')]);
  });

  it('has no hash of what does not bear the nonce: that is not ours', () => {
    const brought = '<script>stolen()</script><style>*{}</style><script nonce="n2">guessed()</script>';
    const made = hashed(brought + page + brought);
    expect(made.html).toContain('stolen()');
    expect(made.inline).toEqual(hashed(page).inline);
  });
});
