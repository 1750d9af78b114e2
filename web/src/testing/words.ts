/** Tests show boards without the pages around them, which would have fetched their words. */
import { games } from '../games/board';
import { learn } from '../lib/words';

await Promise.all(games.map(learn));
