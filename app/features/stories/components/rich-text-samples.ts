/** Texts for the stories of formatted text. */

const everything = `<h2>Kop 2</h2><p>Tekst met <strong>vet</strong>, <em>schuin</em>, <u>onderstreept</u>, <s>doorgehaald</s>, <code>code</code> en een <a href="https://voorbeeld.nl/">link</a>.<br>Een nieuwe regel, met een <span lang="en">lunch break</span>.</p><h3>Kop 3</h3><ul><li><p>punt</p><ol><li><p>een</p></li><li><p>twee</p></li></ol></li><li><p>punt</p></li></ul><h4>Kop 4</h4><blockquote><p>Vrijdag is mijn beste dag.</p><p>Echt waar.</p></blockquote><hr><table><tbody><tr><th scope="col">Dag</th><th scope="col">Tijd</th></tr><tr><td>Dinsdag</td><td>10.00 uur</td></tr></tbody></table><p><img src="/drawings/scene-tuin.svg" alt="Buurtmoestuin" width="320" height="240"></p><pre><code>regel een
regel twee</code></pre>`;

const everythingInEnglish = `<h2>Heading 2</h2><p>Text in <strong>bold</strong>, <em>italics</em>, <u>underlined</u>, <s>struck through</s>, <code>code</code> and a <a href="https://example.org/">link</a>.<br>A new line, with some <span lang="nl">gezelligheid</span>.</p><h3>Heading 3</h3><ul><li><p>point</p><ol><li><p>one</p></li><li><p>two</p></li></ol></li><li><p>point</p></li></ul><h4>Heading 4</h4><blockquote><p>Friday is my best day.</p><p>It really is.</p></blockquote><hr><table><tbody><tr><th scope="col">Day</th><th scope="col">Time</th></tr><tr><td>Tuesday</td><td>10:00</td></tr></tbody></table><p><img src="/drawings/scene-tuin.svg" alt="Neighbourhood garden" width="320" height="240"></p><pre><code>line one
line two</code></pre>`;

export const richTextSamples = {
  nl: {
    label: 'Omschrijving',
    longLabel:
      'Omschrijving van de vrijwilligersvacature voor bezoekers van de buurtmoestuincoördinatiecommissie',
    hint: 'Begin met wat iemand gaat doen.',
    error: 'Omschrijving is verplicht',
    optional: '(niet verplicht)',
    blocked: 'Deze vacature is gearchiveerd. Zet hem terug om de tekst te wijzigen.',
    short: '<p>Je helpt mee met wat er die ochtend nodig is. Zie ook <a href="/nieuws">het nieuws</a>.</p>',
    filled:
      '<p>De tuin ligt achter het oude gemaal en levert groente aan de voedselbank en aan de buurttafel. <strong>Vorig jaar was dat 900 kilo.</strong></p><h2>Wat ga je doen?</h2><ul><li><p>planten en oogsten</p></li><li><p>koffie zetten</p></li></ul><p>Lees <a href="https://voorbeeld.nl/tuin">het verhaal van de tuin</a>.</p>',
    long: `<h2>Vrijwilligersvacaturebeoordelingsformulierverzendbevestiging</h2><p>${'Je helpt mee met wat er die ochtend nodig is, en Hottentottententententoonstellingsmakersgereedschapskistbeheer hoort daarbij. '.repeat(8)}</p><p><a href="https://voorbeeld.nl/">https://voorbeeld.nl/een/heel/lang/adres/dat/niet/op/een/regel/past/maar/toch/leesbaar/moet/blijven</a></p>`,
    everything,
  },
  en: {
    label: 'Description',
    longLabel: 'Description of the volunteer vacancy for visitors of the neighbourhood garden committee',
    hint: 'Start with what somebody is going to do.',
    error: 'Description is a required field',
    optional: '(optional)',
    blocked: 'This vacancy is archived. Put it back to change the text.',
    short:
      '<p>You help with whatever is needed that morning. See <a href="/nieuws">the news</a> as well.</p>',
    filled:
      '<p>The garden lies behind the old pumping station and grows vegetables for the food bank. <strong>Last year that was 900 kilos.</strong></p><h2>What will you do?</h2><ul><li><p>plant and harvest</p></li><li><p>make coffee</p></li></ul><p>Read <a href="https://example.org/garden">the story of the garden</a>.</p>',
    long: `<h2>The confirmation of sending the form to assess a volunteer vacancy</h2><p>${'You help with whatever is needed that morning, however much that may be. '.repeat(12)}</p>`,
    everything: everythingInEnglish,
  },
};
