import type { PhoneRuleName } from '#contract/phone-rules.ts';
import type { SiteLocale } from '#languages/languages.ts';
import type { Palette } from '#content/schema/palette.ts';
import type { TimeZone } from '../text/local-time.ts';

/** The colors of mails and of the server's own pages, by their names in site/styles/tokens.css. */
export type CompanyColors = Pick<
  Palette,
  'night' | 'ink' | 'cobalt' | 'sky' | 'slate' | 'haze' | 'stone' | 'chalk' | 'line' | 'peach' | 'ember'
>;

/** The company as the server shows it in mails and on its own pages. */
export type Company = SiteLocale & {
  name: string;
  colors: CompanyColors;
  /** The time zone of the offices, in which times are shown and days begin. */
  timeZone: TimeZone;
  /** The rule by which forms accept a phone number. */
  phone: PhoneRuleName;
  /** The company's icon as a PNG of 192 pixels; undefined if the built site has none. */
  icon: Buffer | undefined;
};

/** A neutral company, for a folder without a built site, or with one from an earlier build. */
export const defaultCompany: Company = {
  name: 'Website',
  language: 'en',
  country: 'US',
  colors: {
    night: '#1c1c1c',
    ink: '#222222',
    cobalt: '#333333',
    sky: '#cccccc',
    slate: '#595959',
    haze: '#ececec',
    stone: '#f5f5f5',
    chalk: '#ffffff',
    line: '#dddddd',
    peach: '#dddddd',
    ember: '#444444',
  },
  timeZone: 'UTC',
  phone: 'international',
  icon: undefined,
};
