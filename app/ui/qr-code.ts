/** A text as a code that telephones read with their camera. */
import { renderSVG } from 'uqr';

/** For the `src` of a picture. Black on white in every theme, or cameras would not see it. */
export const qrSource = (text: string): string =>
  `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2, whiteColor: '#fff', blackColor: '#000' }))}`;
