import type { FieldLabels } from './field-labels.ts';

const shownWords = 'The words that are shown';
const color = 'A color as #rrggbb';

/** Labels and hints of the forms for the company, its people and the frame around each page. */
export const companyForms: Record<string, FieldLabels> = {
  'navigation.yaml': {
    header: ['Menu at the top', 'From left to right; each entry may open more'],
    'header.children': ['Pages below the entry', 'Shown when it is opened, in this order'],
    'header.children.note': ['Note', 'A few words below the name; may be left out'],
    menu: ['More links in the menu', 'Below those of the header, once the menu is open'],
    footer: ['Columns of the footer', 'Two, each with its links'],
    'footer.items': ['Links', 'From top to bottom'],
    seeAlso: ['Where pages lead at their end', 'The words above a case and an article'],
    'seeAlso.case': ['Words above the case', 'For example “Case study”'],
    'seeAlso.article': ['Words above the article', 'For example “Article”'],
    callToAction: ['Closing banner', 'Above the footer of each page'],
    'callToAction.heading': ['Heading', 'The large line of the banner; a few words'],
    'callToAction.parts': ['Parts of the site with a picture of their own', 'In place of the picture above'],
    'callToAction.parts.key': ['Page', 'For this page and those below it'],
    'callToAction.parts.value': ['Its banner', 'The picture, and the color under it'],
    'callToAction.parts.value.whole': [
      'Whole on a phone',
      'With a margin around the picture, which the window does not cut',
    ],
    'callToAction.fitted': [
      'Lines in the banner',
      'For single pages: a sentence below the heading, on the picture at their top',
    ],
    'callToAction.fitted.value': ['Line', 'One sentence'],
  },
  'figures.yaml': {
    entries: ['Subjects', 'Prices and figures that several pages show; a change here changes all of them'],
    'entries.key': ['Subject', 'The first part of the figures’ names: pages write {{figures.subject.name}}'],
    'entries.value': ['Figures', 'Each with its name'],
    'entries.value.key': ['Name', 'Pages use it: a change breaks them'],
    'entries.value.value': [
      'Figure',
      'As pages show it, with its currency or unit; or how it follows from others: `= first * firstPrice`',
    ],
  },
  'brand/palette.yaml': {
    main: ['Main color', `${color}: of links, buttons and large backgrounds`],
    text: ['Text color', `${color}: dark, for text on white`],
    tunedFor: ['Colors they were set for', 'The five colors above for which those by hand and the logo were made'],
    'tunedFor.main': ['Main color', color],
    'tunedFor.dark': ['Dark color', color],
    'tunedFor.text': ['Text color', color],
    'tunedFor.accent': ['Accent color', color],
    'tunedFor.second': ['Second color', color],
  },
  'redirects.yaml': { entries: ['Moved pages', 'Visitors of the former address are sent on'] },
  'share/pictures.yaml': {
    entries: ['Pages with a picture of their own', 'Where a link to them is shared; others show their opening picture'],
    'entries.key': ['Page', 'Its address, for example /why-us'],
    'entries.value': ['What is shown', 'Another picture, or another part of the page’s own'],
    'entries.value.picture': ['Picture', 'Left empty, it is the page’s own opening picture'],
    'entries.value.background': ['Background color', 'Shows the whole picture on that color'],
  },
  'people/team.yaml': { entries: ['People', 'In the order in which they are shown'] },
  'people/clients.yaml': {
    entries: ['Clients', 'In the order in which their logos are shown'],
    'entries.name': ['Name', 'Read out in place of the logo'],
  },
  'people/testimonials.yaml': {
    entries: ['Quotes', 'Exactly three, in the order in which they are shown'],
    'entries.case': ['Case', 'Its page shows the whole quote; the home page shows the beginning'],
  },
  'blog/categories.yaml': { entries: ['Categories', 'Of articles; each has a feed that readers can follow'] },
  'pages/error.yaml': {
    'main.name': ['Name', shownWords],
    picture: ['Picture', 'Beside the message'],
  },
  'techniques.yaml': { entries: ['Techniques', 'Of natural language processing, as four pages number and tell them'] },
};
