import type { BlockSamples } from '#app/features/pages/components/blocks/block-sample.ts';

const samples: BlockSamples<'Markdown'> = {
  nl: {
    fields: {
      markdown:
        '## Wat spreken we af?\n\nVrijwilligerswerk is niet vrijblijvend, maar wel van **jou**. [Bekijk een voorbeeld](/over-ons).\n\n### Jij en de organisatie\n\n- Je hebt één vaste contactpersoon.\n- Je eerste maand is om te proberen.\n\n> Kun je een keer niet? Een appje is genoeg.\n\n| Afspraak | Hoe |\n| --- | --- |\n| Verzekering | Via de gemeente, vanaf dag één |\n| VOG | Alleen bij kwetsbare mensen, gratis |',
    },
  },
  en: {
    fields: {
      markdown:
        '## What do we agree on?\n\nVolunteering is not without obligation, but it is **yours**. [See an example](/about-us).\n\n### You and the organisation\n\n- You have one contact person.\n- Your first month is for trying.\n\n> Cannot make it once? A message is enough.\n\n| Agreement | How |\n| --- | --- |\n| Insurance | By the municipality, from day one |\n| Certificate | Only with vulnerable people, free |',
    },
  },
};
export default samples;
