import type { Mistake } from './mistake.ts';

/** The company and its people. */
export const wrongCompany: Mistake[] = [
  { what: 'a phone number of another shape', file: 'company.yaml', from: '(254) 555-0168', to: '254.555.0168' },
  { what: 'a ZIP code without quotes', file: 'company.yaml', from: "'76501'", to: '76501' },
  { what: 'a state in words', file: 'company.yaml', from: 'state: TX', to: 'state: Texas' },
  {
    what: 'an address without https',
    file: 'company.yaml',
    from: 'facebook: https://social.example/facebook',
    to: 'facebook: social.example',
  },
  {
    what: 'an email address that is none',
    file: 'company.yaml',
    from: 'email: hello@copperwren.example',
    to: 'email: hello',
  },
  {
    what: 'a slash at the end of the address',
    file: 'company.yaml',
    from: 'url: https://www.copperwren.example',
    to: 'url: https://www.copperwren.example/',
  },
  {
    what: 'a path in the address',
    file: 'company.yaml',
    from: 'url: https://www.copperwren.example',
    to: 'url: https://www.copperwren.example/shop',
  },
  { what: 'no name of the company', file: 'company.yaml', from: 'name: Copper Wren\n', to: '' },
  { what: 'a company’s slug with a space', file: 'company.yaml', from: 'slug: copper-wren', to: 'slug: Copper Wren' },
  {
    what: 'a site with a question',
    file: 'company.yaml',
    from: 'copperwren.example\n',
    to: 'copperwren.example?x=1\n',
  },
  { what: 'a site with capitals', file: 'company.yaml', from: 'https://www.copperwren', to: 'https://www.CopperWren' },
  { what: 'a site without https', file: 'company.yaml', from: 'url: https://www.', to: 'url: www.' },
  { what: 'a person’s id with a space', file: 'people/team.yaml', from: 'id: ben-cole', to: 'id: Ben Cole' },
  { what: 'no office', file: 'company.yaml', from: /offices:[^]*?\nsocial:/, to: 'offices: []\nsocial:' },
  { what: 'a country in words', file: 'company.yaml', from: 'country: US', to: 'country: Portugal' },
  { what: 'a time zone that is none', file: 'company.yaml', from: 'America/Chicago', to: 'America/Chigaco' },
  { what: 'a US number elsewhere', file: 'company.yaml', from: 'id: temple', to: 'id: temple\n    country: PT' },
  { what: 'an office twice', file: 'company.yaml', from: 'id: temple', to: 'id: waco' },
  { what: 'a time zone without summer time', file: 'company.yaml', from: 'America/Chicago', to: 'EST' },
  { what: 'half a place on the globe', file: 'company.yaml', from: '    longitude: -97.13\n', to: '' },
  { what: 'a phone rule that is none', file: 'company.yaml', from: 'phone: us', to: 'phone: usa' },
  {
    what: 'ten digits asked for where other numbers are taken',
    file: 'company.yaml',
    from: 'phone: us',
    to: 'phone: international',
  },
  { what: 'a degree out of range', file: 'company.yaml', from: 'latitude: 31.55', to: 'latitude: 131.55' },
  { what: 'another id of an office', file: 'company.yaml', from: 'id: temple', to: 'id: belton' },
  {
    what: 'a company value that does not exist',
    file: 'pages/team.yaml',
    from: 'heading: Team',
    to: "heading: '{{company.nane}}'",
  },
  {
    what: 'a placeholder with one brace at its end',
    file: 'pages/team.yaml',
    from: 'heading: Team',
    to: "heading: '{{company.name} people'",
  },
  {
    what: 'a placeholder with one brace',
    file: 'pages/team.yaml',
    from: 'heading: Team',
    to: "heading: 'At {company.name}'",
  },
  {
    what: 'a figure with one brace',
    file: 'pages/team.yaml',
    from: 'heading: Team',
    to: "heading: '{figures.shop.lots} people'",
  },
  { what: 'a placeholder of another name', file: 'pages/team.yaml', from: 'heading: Team', to: "heading: '{{name}}'" },
  { what: 'two people with one id', file: 'people/team.yaml', from: 'id: ben-cole', to: 'id: ana-lopez' },
  { what: 'two people only', file: 'people/team.yaml', from: /- id: ana-lopez[^]*(?=- id: ben)/, to: '' },
  { what: 'two quotes only', file: 'people/testimonials.yaml', from: /.*\n/, to: '' },
];

/** Colors and logo. */
export const brand: Mistake[] = [
  { what: 'a color that is none', file: 'brand/palette.yaml', from: "main: '#7a2e12'", to: 'main: brick' },
  {
    what: 'a color by its name, among comments',
    file: 'brand/palette.yaml',
    from: /main: .*\ndark: .*/,
    to: "main: brick # links\ndark: '#241410' # grounds",
  },
  { what: 'a color without quotes', file: 'brand/palette.yaml', from: "dark: '#241410'", to: 'dark: #241410' },
  { what: 'a color on which words are weak', file: 'brand/palette.yaml', from: '#7a2e12', to: '#e0a090' },
  {
    what: 'a tuned color that is weak',
    file: 'brand/palette.yaml',
    from: /$/,
    to: "tuned:\n  slate: '#cccccc'\n",
  },
  { what: 'a sheet of marks that is empty', file: 'brand/marks.svg', bytes: Buffer.from('') },
  {
    what: 'a logo with words in it',
    file: 'brand/logo.svg',
    bytes: Buffer.from('<svg viewBox="0 0 1 1"><text>Wren</text></svg>'),
  },
  { what: 'a logo with a part as dark as the header', file: 'brand/logo.svg', from: '#e8a33d', to: '#241410' },
];
