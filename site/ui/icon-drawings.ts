/**
 * Lucide's shapes (ISC), the ones the interface itself needs; icons named in content files come with their data. A file
 * each, so that a page carries only its own.
 */
export { arrowLeft } from './icons/arrow-left.ts';
export { arrowRight } from './icons/arrow-right.ts';
export { arrowUp } from './icons/arrow-up.ts';
export { arrowUpRight } from './icons/arrow-up-right.ts';
export { calendar } from './icons/calendar.ts';
export { check } from './icons/check.ts';
export { chevronDown } from './icons/chevron-down.ts';
export { clock } from './icons/clock.ts';
export { close } from './icons/close.ts';
export { comment } from './icons/comment.ts';
export { contactCard } from './icons/contact-card.ts';
export { copy } from './icons/copy.ts';
export { external } from './icons/external.ts';
export { eye } from './icons/eye.ts';
export { linkChain } from './icons/link-chain.ts';
export { mail } from './icons/mail.ts';
export { map } from './icons/map.ts';
export { minus } from './icons/minus.ts';
export { pause } from './icons/pause.ts';
export { phone } from './icons/phone.ts';
export { play } from './icons/play.ts';
export { plus } from './icons/plus.ts';
export { retry } from './icons/retry.ts';
export { warning } from './icons/warning.ts';
export { facebook } from './icons/facebook.ts';
export { twitter } from './icons/twitter.ts';
export { linkedin } from './icons/linkedin.ts';
export { whatsapp } from './icons/whatsapp.ts';
