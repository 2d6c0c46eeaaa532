/**
 * The built-in English texts of the site, of the server's own pages and of its mails. Each language has a file that exports
 * the same names; all other texts are in content/.
 */

// Texts on pages. Each is a separate constant or function, so that a script contains only those that it uses.

export const skipToContent = 'Skip to content';
export const backToTop = 'Back to top';
export const mainNavigation = 'Main';
export const footerNavigation = 'Footer';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const home = 'Home';
export const homeOf = (company: string) => `${company}, home`;
/** The label of the button that opens the links below a heading of the menu. */
export const pagesBelow = (heading: string) => `${heading} pages`;
export const allRightsReserved = 'All rights reserved.';
export const onThisPage = 'On this page';
export const opensInNewTab = '(opens in a new tab)';
/** The preposition between a button's label and a place name: “Open in Maps for Spring”. */
export const placePreposition = 'for';

/** The heading of the error screen, as the specification words it. */
export const errorHeading = 'Unexpected Application Error!';

export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const optional = 'optional';
export const submit = 'Submit';
export const submitting = 'Submitting...';
/** The name of the form's status for screen readers. */
export const result = 'Result';
/** The label of the honeypot, which only bots see. */
export const leaveEmpty = 'Leave this empty';
/**
 * Whether the browser shows its own validation messages, in its own language. Otherwise it shows those of `refusals`.
 */
export const browserShowsErrors: boolean = true;

export const carousel = 'carousel';
export const slide = 'slide';
export const highlights = 'Highlights';
export const previousSlide = 'Previous slide';
export const nextSlide = 'Next slide';
export const play = 'Play';
export const pause = 'Pause';
export const positionOf = (position: number, all: number) => `${position} of ${all}`;
export const previousFeedback = 'Previous feedback';
export const nextFeedback = 'Next feedback';
export const feedbackPosition = (position: number, all: number) => `Feedback ${position} of ${all}`;
export const previousMember = 'Previous team member';
export const nextMember = 'Next team member';

export const readingTime = (minutes: number) => `${minutes} min read`;
export const comments = (count: number) => (count === 1 ? '1 comment' : `${count} comments`);
export const views = (count: number) => (count === 1 ? '1 view' : `${count} views`);
export const tags = 'Tags';
export const otherArticles = 'Other articles';
export const articles = 'Articles';
export const articleRange = (from: number, to: number, all: number) => `Articles ${from} to ${to} of ${all}`;
export const previousPage = 'Previous Page';
export const nextPage = 'Next Page';
export const pagePosition = (page: number, all: number) => `Page ${page} of ${all}`;
export const titleOfPage = (title: string, page: number) => `${title}, page ${page}`;
export const descriptionOfPage = (description: string, page: number) => `Page ${page}: ${description}`;
export const draft = 'Draft';
export const scheduledLabel = (day: string) => `From ${day}`;
/** The locale of dates in digits; undefined stands for the language's locale in the company's country. */
export const dateLocale: string | undefined = 'en-GB';

export const total = 'Total';
export const range = (from: string | number, to: string | number) => `${from} to ${to}`;
export const weeks = (from: number, to: number) => (from === to ? `Week ${from}` : `Weeks ${from} to ${to}`);
export const becomes = (before: string, after: string) => `${before} becomes ${after}`;
/** The hour on a clock of twelve hours: 12 for 0, 1 for 13. */
const hourOfTwelve = (hour: number) => ((hour + 11) % 12) + 1;
/** A full hour in a day's schedule. `hour` is from 0 to 23. */
export const hourOfDay = (hour: number) => `${hourOfTwelve(hour)} ${hour < 12 ? 'am' : 'pm'}`;
/** An hour in a table, without AM or PM. `hour` is from 0 to 24. */
export const shortHour = (hour: number) => String(hourOfTwelve(hour));
/** A time in a table, without AM or PM. `hour` is from 0 to 24, `minutes` has two digits. */
export const shortTime = (hour: number, minutes: string) => `${hourOfTwelve(hour)}:${minutes}`;

/** The texts of articles. */
export const article = {
  copy: 'Copy',
  copied: 'Copied',
  copyListing: (title: string) => `Copy ${title}`,
  codeCopied: 'Code copied',
  figure: (number: number, caption: string) => `Figure ${number}. ${caption}`,
  sources: 'Sources',
  backToText: (note: string) => `Back to reference ${note}`,
  drawing: (description: string) => `Drawing: ${description}.`,
  byline: (author: string, day: string) => `By ${author}. Published ${day}.`,
};

/** The texts of the lists of pages and articles that builds write for programs. */
export const listing = {
  everyPage: 'Every page is also available as Markdown: add index.md to its address.',
  pages: 'Pages',
  olderArticles: 'Older articles',
  newestFirst: (count: number) => `${count}, newest first`,
  olderArticlesOf: (company: string) => `${company}: older articles`,
  newestIn: (address: string) => `The newest are in ${address}.`,
};

/** The validation messages of an enquiry. Only programmers see those for `unknown`, `body`, `created` and `applicationId`. */
export const refusals = {
  body: 'Please send one enquiry as an object with the fields name, email, phone, question, created and applicationId.',
  unknown: 'This field is not part of an enquiry.',
  name: 'Please enter your name.',
  nameLength: 'Please enter a name of at most 200 characters.',
  email: 'Please enter your email address.',
  emailShape: 'Please enter an email address of the form name@example.com.',
  emailLength: 'Please enter an email address of at most 254 characters.',
  phone: {
    us: 'Please enter a 10-digit phone number as (###) ###-####, or leave it empty.',
    international: 'Please enter a phone number of 6 to 15 digits, such as +44 20 7946 0018, or leave it empty.',
  },
  question: 'Please enter your message.',
  questionLength: 'Please keep your message to at most 10,000 characters.',
  created: 'Please send the time as ISO 8601 in UTC, such as 2026-11-21T16:40:00.000Z.',
  applicationId: 'Please send the application id as a whole number from 0 to 2147483647.',
};

/** The server's page for a rejected form that was posted without a script. */
export const refusalPage = {
  notSent: 'Your message has not been sent yet.',
  correct: 'Please correct the entries listed below and send your message again.',
  tooLong: 'Your message is too long to be sent.',
  shorten: 'Please go back, shorten it and send it again.',
  notRead: 'Your message could not be read.',
  goBack: 'Please go back and send it again in a moment.',
  fromElsewhere: 'It came from another site. If you wrote it, please send it again from here.',
  tooMany: (seconds: number) =>
    'Too many messages came at once. What you wrote is still here: ' +
    `please send it again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
  notKept: 'Your message could not be saved.',
  ourFault: 'The fault is ours. What you wrote is still here: please send it again in a moment.',
  optionalPhone: 'Phone (optional)',
  message: 'Message',
  sendAgain: 'Send again',
  toHome: 'Go to the home page',
};

/** The mails to the company. */
export const mail = {
  enquiryFrom: (name: string) => `New inquiry from ${name}`,
  applicationFrom: (name: string) => `New application from ${name}`,
  /** The words after the sender's name at the top. */
  enquiryKind: 'new inquiry',
  applicationKind: 'new application',
  applicationSubject: (subject: string) => `Application from ${subject}`,
  suspectedSubject: (subject: string) => `[Suspected spam] ${subject}`,
  suspected: (reasons: string) => `Suspected spam: ${reasons}.`,
  replyTo: (name: string) => `Reply to ${name}`,
  call: (phone: string) => `Call ${phone}`,
  replyGoesTo: (name: string) => `A reply to this email goes to ${name}.`,
  noneGiven: 'none given',
  received: 'Received',
  reference: 'Reference',
  number: 'Inquiry',
  message: 'Message',
};

const held = (count: number) => (count === 1 ? '1 message is held' : `${count} messages are held`);

/** The mail that lists held enquiries for the company. */
export const heldMail = {
  held,
  heldAsSpam: (count: number) => `${held(count)} as suspected spam`,
  kind: 'suspected spam',
  explanation:
    'Held messages are stored, and this email is the only notice of them. If one is genuine, reply to it from here or release it.',
  instructions: (show: string, release: string, drop: string) =>
    `On the server: ${show}, ${release}, or ${drop}. This email comes once a day while anything is held.`,
  more: (count: number, command: string) => `${count} more that came before them: ${command}`,
  because: 'Because',
  link: '[link]',
};

/** The reasons why an enquiry is suspected of being spam. */
export const spamReasons = {
  honeypot: 'a field that people do not see was filled in',
  noForm: 'sent without having opened the form',
  tooFast: 'filled in faster than a person can',
  noBrowser: 'not sent by a browser',
  nameIsLink: 'the name is a link',
  links: (count: number) => (count === 1 ? '1 link' : `${count} links`),
  markedUpLink: 'a link in HTML or BBCode',
  hidingLink: 'a link that hides where it leads',
};
