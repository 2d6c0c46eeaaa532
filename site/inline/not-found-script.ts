/**
 * Inline at the end of the document that the server sends for unknown addresses; bundled by prerender/inline-script.ts. The
 * site's own script does not run there, since the document belongs to no route.
 */
import { requestedAddress, showNearestPages } from '../navigation/nearest-pages.ts';

showNearestPages(document, requestedAddress(location));
