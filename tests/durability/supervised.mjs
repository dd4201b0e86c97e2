// As `npm start` keeps the server running, with short pauses: supervised.mjs <program>.
import { keepRunning } from '../../scripts/child.mjs';

await keepRunning([process.argv[2]], {}, { longestPause: 50 });
