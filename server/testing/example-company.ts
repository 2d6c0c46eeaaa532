import type { Company } from '../company/company.ts';

/** A company with unique colors, so that a test can see where each of them is used. */
export const exampleCompany: Company = {
  name: 'Copper & Wren',
  language: 'en',
  country: 'US',
  colors: {
    night: '#0a0101',
    ink: '#0a0202',
    cobalt: '#0a0303',
    sky: '#fa0404',
    slate: '#0a0505',
    haze: '#fa0606',
    stone: '#fa0707',
    chalk: '#fff',
    line: '#fa0808',
    peach: '#fa0909',
    ember: '#0a0a0a',
  },
  timeZone: 'America/Chicago',
  phone: 'us',
  icon: Buffer.from('the icon'),
};
