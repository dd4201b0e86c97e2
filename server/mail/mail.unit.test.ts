import { Liquid } from 'liquidjs';
import { describe, expect, test } from 'vitest';
import { rejectReasons } from '#contract/applications.ts';
import { locales, type Locale } from '#contract/locales.ts';
import { templates, type TemplateName, type TemplateValues } from './all-templates.ts';
import { keptMailDocument, keptMailList } from './dev-mail-pages.ts';
import { sampleBranding, sampleValues } from './mail.fixtures.ts';
import { renderMail } from './render.ts';
import { refusalOf } from './transport.ts';

const names = Object.keys(templates) as TemplateName[];
const every = names.flatMap((name) => locales.map((locale) => [name, locale] as const));

function render<Name extends TemplateName>(
  template: Name,
  locale: Locale,
  changed: Partial<TemplateValues[Name]> = {},
) {
  const values = { ...sampleValues[template], ...changed };
  return renderMail<Name>({ template, locale, values, centerBranding: sampleBranding });
}

/** Nothing is left to do for whoever reads these: gone, turned down, or waiting for somebody else. */
const leadsNowhere: ReadonlySet<TemplateName> = new Set([
  'account_removed',
  'form_confirmed',
  'organization_archived',
  'organization_denied',
  'organization_received',
  'visitor_message_answered',
]);

describe.each(every)('%s in %s', (name, locale) => {
  const mail = render(name, locale);

  test('says who sends it, in a frame of its language', () => {
    expect(mail.html).toContain(`<html lang="${locale}">`);
    const places = { nl: 'Haven', en: 'Harbour' };
    expect(mail.html).toContain(`&amp; &quot;meer&quot; ${places[locale]}</h1>`);
    expect(mail.html).not.toContain(places[locale === 'nl' ? 'en' : 'nl']);
    const { text, address } = sampleBranding.foot[locale];
    const lines = [sampleBranding.names[locale], text, address, '0123 456 789'].filter(Boolean);
    expect(mail.text).toContain(lines.join('\n'));
    const privacy = `https://punt.example${locale === 'en' ? '/en' : ''}/privacy`;
    expect(mail.text).toContain(`:\n${privacy}\n`);
    expect(mail.html).toContain(`href="${privacy}"`);
  });

  test('escapes values in HTML and leaves them alone in text and subject', () => {
    expect(mail.html).not.toMatch(/<(b|i|script)>/);
    expect(mail.html).toContain('&lt;b&gt;Taalmaatje&lt;/b&gt; &amp; &quot;meer&quot;');
    expect(mail.text).toContain('<b>Taalmaatje</b> & "meer"');
    expect(mail.subject).not.toMatch(/&lt;|\n|\{\{/);
  });

  test('has one button, with its address readable as well, unless there is nowhere to go', () => {
    if (leadsNowhere.has(name)) return expect(mail.html).not.toContain('display:inline-block');
    const [href] = [...mail.html.matchAll(/<a href="([^"]+)"[^>]*display:inline-block/g)].map(
      (hit) => hit[1],
    );
    expect(mail.html.match(/display:inline-block/g)).toHaveLength(1);
    expect(mail.html).toContain(`>${href}</a>`);
    expect(mail.text).toContain(href?.replaceAll('&amp;', '&'));
  });

  test('a stranger writes no subject, and no address that a mail program would make a link of', () => {
    const words = 'Klik op www.evil.example of mail x@evil.example, https://evil.example/a';
    const { vouched = [] } = templates[name] as { vouched?: readonly string[] };
    const isFree = ([value, text]: [string, unknown]) =>
      typeof text === 'string' && !value.endsWith('Url') && !vouched.includes(value) && value !== 'reason';
    const free = Object.entries(sampleValues[name]).filter(isFree);
    const strange = render(name, locale, Object.fromEntries(free.map(([value]) => [value, words])));
    expect(strange.subject).not.toMatch(/evil|Klik/);
    for (const body of [strange.html, strange.text]) {
      expect(body).not.toMatch(/www\.\S|evil\.\S|\S@evil|:\/\/evil/);
      if (free.length > 0) expect(body).toContain('Klik op www. evil. example');
    }
  });

  test('asks nothing of elsewhere, runs nothing, and fits what mail programs take', () => {
    expect(mail.html).not.toMatch(
      /<(script|img|link|iframe|svg|form|input)\b|url\(|@import|display:\s*(flex|grid)|position:/i,
    );
    expect(Buffer.byteLength(mail.html)).toBeLessThan(100_000);
    expect(mail.html).toContain('<meta name="color-scheme" content="light dark">');
    expect(mail.html).toContain('prefers-color-scheme:dark');
  });

  test('speaks plainly', () => {
    expect(mail.text).not.toMatch(
      /helaas|succesvol|klik hier|\bu\b|unfortunately|click here|undefined|null|\{%/i,
    );
  });

  test('names known values only, also where this sample does not come', () => {
    const words = templates[name][locale];
    const known = ['centerName', ...Object.keys(sampleValues[name]), ...Object.keys(words.choices ?? {})];
    const sources = [
      words.subject,
      ...words.pieces.flatMap((piece) => ('text' in piece ? [piece.text] : [])),
    ];
    const liquid = new Liquid({ templates: {} });
    for (const source of sources)
      expect(known).toEqual(expect.arrayContaining(liquid.globalVariablesSync(liquid.parse(source))));
  });

  test.each(Object.keys(sampleValues[name]))('stops without the value %s', (value) => {
    expect(() => render(name, locale, { [value]: undefined })).toThrow(/undefined variable/);
  });
});

test.each(['application_received', 'application_withdrawn', 'application_reminder'] as const)(
  '%s names nothing but vacancy, day and link, so holds no personal data',
  (name) => {
    const allowed = ['vacancyTitle', 'receivedOn', 'withdrawnOn', 'applicationUrl'];
    expect(allowed).toEqual(expect.arrayContaining(Object.keys(sampleValues[name])));
    for (const locale of locales) {
      const words = JSON.stringify(templates[name][locale]);
      for (const [, variable] of words.matchAll(/\{\{\s*(\w+)/g)) expect(allowed).toContain(variable);
    }
  },
);

test('days are those of Amsterdam', () => {
  expect(render('application_received', 'nl').text).toContain('dinsdag 24 november');
  expect(render('application_received', 'en').text).toContain('Tuesday 24 November');
});

test('words of the organisation are a quote, never a template', () => {
  const { text, html } = render('application_accepted', 'nl');
  expect(text).toContain('De Buurt schrijft:\n\n> Kom je dinsdag?\n> <script>alert(1)</script> {{ secret }}');
  expect(html).toContain('Kom je dinsdag?<br>&lt;script&gt;');
  expect(render('application_accepted', 'nl', { message: null }).text).not.toContain('schrijft');
});

test.each(rejectReasons)('a rejection for %s has words in both languages', (reason) => {
  const [nl, en] = locales.map((locale) => render('application_rejected', locale, { reason }).text);
  expect(nl).not.toBe(en);
});

test('what ended by itself is no answer of the organisation', () => {
  const [nl, en] = locales.map((locale) => render('application_rejected', locale, { isByItself: true }).text);
  expect(nl).toContain('Die vacature is voorbij');
  expect(nl).not.toContain('Je krijgt antwoord van');
  expect(en).toContain('That vacancy is over');
});

test('at most three like it are shown, and none is fine', () => {
  const { text } = render('application_rejected', 'nl');
  expect(text).toContain('Er zijn er 3 die erop lijken:');
  expect(text).not.toContain('Klus 4');
  expect(render('application_rejected', 'nl', { similar: [] }).text).toContain('iets anders');
});

test('a link that is not absolute is refused, a wrong colour is replaced', () => {
  // oxlint-disable-next-line no-script-url -- what a mail must not link to
  for (const url of ['/aanmeldingen/1', 'javascript:alert(1)'])
    expect(() => render('application_received', 'nl', { applicationUrl: url })).toThrow(/absolute/);
  const colours = { ...sampleBranding.colours, houses: ['red"><script>'] };
  const { html } = renderMail({
    template: 'application_received',
    locale: 'nl',
    values: sampleValues.application_received,
    centerBranding: { ...sampleBranding, colours },
  });
  expect(html).not.toContain('script');
});

test('only a no to this recipient or this mail is final', () => {
  const error = (parts: object) => Object.assign(new Error('no'), parts);
  expect(refusalOf(error({ responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' })).kind).toBe('bounced');
  expect(refusalOf(error({ responseCode: 554, command: 'DATA', code: 'EMESSAGE' })).kind).toBe('failed');
  expect(refusalOf(error({ responseCode: 451, command: 'RCPT TO', code: 'EENVELOPE' })).kind).toBe(
    'temporary',
  );
  expect(refusalOf(error({ responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' })).kind).toBe(
    'temporary',
  );
  expect(refusalOf(error({ responseCode: 550, command: 'MAIL FROM', code: 'EENVELOPE' })).kind).toBe(
    'temporary',
  );
  expect(refusalOf(error({ code: 'ECONNECTION' })).kind).toBe('temporary');
});

test('the pages of kept mails escape everything and link addresses in text', () => {
  const mail = {
    id: '0190',
    template: 'application_sent',
    recipient: '<img src=x>@example.org',
    replyTo: '<b>x</b>@example.org',
    subject: '<b>&',
    status: 'sent',
    failure: null,
    text: 'Kijk: https://punt.example/?a=1&b=2 <https://punt.example/x>"',
    html: '<p>',
    createdAt: new Date(),
    centerName: '<i>Punt</i>',
  };
  for (const html of [keptMailList([mail]), keptMailDocument(mail)])
    expect(html).not.toMatch(/<(img|b|i)[ >]/);
  const html = keptMailDocument(mail);
  expect(html).toContain('<a href="https://punt.example/?a=1&amp;b=2" target="_blank" rel="noopener">');
  expect(html).toContain('&lt;<a href="https://punt.example/x" target="_blank" rel="noopener">');
});
