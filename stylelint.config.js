/** Matches a length of four pixels or more that is written as a number, instead of one from the scale. Negative lengths are allowed. */
const rawLength = '/(?<![\\w.-])([4-9]|[1-9]\\d+)(\\.\\d+)?px/';

/** Matches a list of transitions each of which begins with a property other than `all`. */
const namedTransitions = '/^(?!all\\b)[a-z-]+ [^,]+(,\\s*(?!all\\b)[a-z-]+ [^,]+)*$/';

/** Matches a selector in which the root element with `:has()` precedes a combinator. */
const rootWithHas =
  '/^(:root|html|body)([^\\s()]|\\((?![^()]*:has)[^()]*\\))*(:has|:not\\([^()]*:has)\\([^()]*(\\([^()]*\\)[^()]*)*\\)+\\S*\\s/';

/**
 * Sheets of drawings, of screens drawn in HTML and of pages composed over a picture: their lengths are geometry, in
 * proportion to the drawing, not to the page.
 */
const drawings = 'site/**/*.drawing.module.css';

/** Style sheets for elements without a class: those from Markdown, and the reset. */
const elements = [
  'site/styles/*.css',
  'site/pages/article/article-{body,charts,code,figures,headings,notes,tables}*.module.css',
];

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    // CSS Modules: scripts read these names.
    'selector-class-pattern': ['^[a-z][a-zA-Z]*\\d*$', { message: 'a class is a name in camelCase: scripts read it' }],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-max-type': [0, { message: 'give the element a class: a selector names no element' }],
    // Chromium would recompute the styles of the whole document at any change on which such a :has() may depend.
    'selector-disallowed-list': [
      [rootWithHas],
      { message: (selector) => `${selector}: :has() of the root element may not select others; set an attribute` },
    ],
    'selector-max-combinators': [
      1,
      { message: 'give the element a class: only a state of one other may come before it' },
    ],
    'declaration-property-value-disallowed-list': [
      {
        '/^(margin|padding|gap|row-gap|column-gap)/': rawLength,
        '/^font(-size)?$/': '/\\dpx/',
        // Corners of four pixels are too small for the scale.
        '/radius$/': rawLength.replace('[4-9]', '[5-9]'),
        '/^transition/': '/(?<![\\w.])(?!0*\\.?0*m?s\\b)[\\d.]+m?s\\b/',
        '/^(color|fill|stroke|background|border|outline|box-shadow|text-shadow)|-color$/': '/#[0-9a-f]{3,8}\\b/',
      },
      { message: (property, value) => `${property}: ${value} is not a token of site/styles/tokens.css` },
    ],
    // Without a property, a transition also animates padding and font sizes when the window's width crosses a breakpoint.
    'declaration-property-value-allowed-list': [
      { transition: ['none', namedTransitions] },
      { message: (property, value) => `${property}: ${value} does not name its properties` },
    ],
    // Layers and breakpoints determine which rule comes last.
    'no-descending-specificity': null,
    'import-notation': 'string',
    'custom-property-empty-line-before': null,
    // Names of typefaces have capitals.
    'value-keyword-case': ['lower', { ignoreProperties: ['--mono'] }],
    'property-no-vendor-prefix': [true, { ignoreProperties: ['text-size-adjust'] }],
  },
  overrides: [
    { files: drawings, rules: { 'declaration-property-value-disallowed-list': null } },
    // The header is usable before the page's script is loaded: its selectors combine a state of the page with one of the
    // group. Custom properties would cost each document 33 bytes.
    { files: 'site/layout/header-group.module.css', rules: { 'selector-max-combinators': 2 } },
    // A state of the page, the header, and the hero after it.
    { files: 'site/sections/ink-header.module.css', rules: { 'selector-max-combinators': 3 } },
    { files: elements, rules: { 'selector-max-type': null, 'selector-max-combinators': null } },
  ],
};
