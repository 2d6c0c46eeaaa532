import { picture } from './picture.ts';
import { description, text } from './text.ts';

/** The top of a page with a picture: the page's name is the first line of the heading, the claim the rest. */
export const pictureTop = { title: text, description, heading: text, claim: text, text, picture };
