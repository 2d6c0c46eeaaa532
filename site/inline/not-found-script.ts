/**
 * Inline at the end of the document that the server answers unknown addresses with; bundled by
 * prerender/inline-script.ts. The site's own script does not run there: the document is of no route.
 */
import { askedAddress, showNearestPages } from '../navigation/nearest-pages.ts';

showNearestPages(document, askedAddress(location));
