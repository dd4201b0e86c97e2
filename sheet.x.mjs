import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1500, height: 1100 } });
import fs from 'fs';
const names = process.argv.slice(3);
await p.setContent(
  '<body style="margin:0;display:flex;flex-wrap:wrap;gap:8px;align-items:flex-start">' +
    names
      .map(
        (n) =>
          `<figure style="margin:0"><figcaption>${n.split('/').pop()}</figcaption><img style="max-height:${process.env.H || 520}px;max-width:${process.env.W || 740}px;border:1px solid #999" src="data:image/png;base64,${fs.readFileSync(n).toString('base64')}"></figure>`,
      )
      .join('') +
    '</body>',
);
await p.screenshot({ path: process.argv[2], fullPage: true });
await b.close();
