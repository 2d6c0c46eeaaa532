import type { FieldLabels } from './field-labels.ts';

const shownWords = 'The words that are shown';
const color = 'A color as #rrggbb';

/** Labels and hints of the forms for the company, its people and the frame around each page. */
export const companyForms: Record<string, FieldLabels> = {
  'navigation.yaml': {
    header: ['Menu at the top', 'From left to right; each entry may open more'],
    'header.children': ['Pages below the entry', 'Shown when it is opened, in this order'],
    'header.children.note': ['Note', 'A few words below the name; optional'],
    menu: ['More links in the menu', 'Below the header’s links when the menu is open'],
    footer: ['Columns of the footer', 'Two, each with its links'],
    'footer.items': ['Links', 'From top to bottom'],
    seeAlso: ['Links at the end of pages', 'The words above a case and an article'],
    'seeAlso.case': ['Words above the case', 'For example “Case study”'],
    'seeAlso.article': ['Words above the article', 'For example “Article”'],
    callToAction: ['Closing banner', 'Above the footer of each page'],
    'callToAction.heading': ['Heading', 'The large line of the banner; a few words'],
    'callToAction.parts': ['Parts of the site with another picture', 'Instead of the picture above'],
    'callToAction.parts.key': ['Page', 'For this page and the pages below it'],
    'callToAction.parts.value': ['Banner of this part', 'The picture, and the color below it'],
    'callToAction.parts.value.whole': [
      'Show the whole picture',
      'The picture is not cropped at the edges of the window; on phones it has a margin',
    ],
    'callToAction.fitted': [
      'Lines in the banner',
      'For single pages: a sentence below the heading on how the loose piece of the opening picture fits in',
    ],
    'callToAction.fitted.value': ['Line', 'One sentence'],
  },
  'figures.yaml': {
    entries: ['Subjects', 'Prices and figures that several pages show; a change here changes all of them'],
    'entries.key': ['Subject', 'The first part of the figures’ names: pages write {{figures.subject.name}}'],
    'entries.value': ['Figures', 'Each with a name'],
    'entries.value.key': ['Name', 'Pages refer to the figure by it: changing it breaks them'],
    'entries.value.value': [
      'Figure',
      'As pages show it, with its currency or unit; or how it is calculated from others: `= first * firstPrice`',
    ],
  },
  'brand/palette.yaml': {
    main: ['Main color', `${color}, for links, buttons and large backgrounds`],
    text: ['Text color', `${color}: dark, for text on white`],
    tunedFor: ['Colors they were set for', 'The five main colors for which the hand-set colors and the logo were made'],
    'tunedFor.main': ['Main color', color],
    'tunedFor.dark': ['Dark color', color],
    'tunedFor.text': ['Text color', color],
    'tunedFor.accent': ['Accent color', color],
    'tunedFor.second': ['Second color', color],
  },
  'redirects.yaml': { entries: ['Moved pages', 'Visitors to the former address are redirected'] },
  'share/pictures.yaml': {
    entries: [
      'Pages with another picture',
      'Shown when a link to the page is shared; other pages show their opening picture',
    ],
    'entries.key': ['Page', 'Its address, for example /why-us'],
    'entries.value': ['What is shown', 'Another picture, or another part of the page’s opening picture'],
    'entries.value.picture': ['Picture', 'If empty, the page’s opening picture'],
    'entries.value.background': ['Background color', 'If set, the whole picture is shown on this color'],
  },
  'people/team.yaml': { entries: ['People', 'In the order shown'] },
  'people/clients.yaml': {
    entries: ['Clients', 'In the order shown'],
    'entries.name': ['Name', 'As shown beside the logo'],
  },
  'people/testimonials.yaml': {
    entries: ['Quotes', 'Exactly three, in the order shown'],
    'entries.case': ['Case', 'Its page shows the whole quote; the home page shows the beginning'],
  },
  'blog/categories.yaml': {
    entries: ['Categories', 'The categories of articles; each has a feed that readers can follow'],
  },
  'pages/error.yaml': {
    'main.name': ['Name', shownWords],
    picture: ['Picture', 'Beside the message'],
  },
  'techniques.yaml': {
    entries: [
      'Techniques',
      'The techniques of natural language processing, with the numbers and words that four pages show',
    ],
  },
};
