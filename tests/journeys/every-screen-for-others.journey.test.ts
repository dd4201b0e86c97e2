/** Every screen as volunteers see it, and who keeps the content or the pages. */
import { testEveryScreenFor } from '#tests/support/every-screen.ts';
import { openSite } from '#tests/support/journey.ts';

testEveryScreenFor(openSite(), ['vrijwilliger', 'redactie', 'pagina']);
