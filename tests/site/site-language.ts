import { readLocale } from '#prerender/content/read-locale.ts';
import { languages } from '#languages/languages.ts';
import { contentFolder } from '#tools/content-folder.ts';

/** The built-in texts in the site's language, so that journeys work with any company. */
export const language = languages[readLocale(contentFolder).language];
