/** For whatever of the server asks which screen an address shows. */
import { allScreens } from '#app/routes.ts';
import { knowScreens } from '#app/shell/screen.ts';

knowScreens(allScreens);

export { screenOfId, screenOfPattern } from '#app/shell/screen.ts';
