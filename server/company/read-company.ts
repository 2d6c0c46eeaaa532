import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLanguageName } from '#languages/languages.ts';
import { phoneRules } from '#contract/phone-rules.ts';
import type { PhoneRuleName } from '#contract/phone-rules.ts';
import { defaultCompany } from './company.ts';
import type { Company, CompanyColors } from './company.ts';

const iconFile = 'icon-192.png';

/** The file that the build writes; it may be from another version. */
type CompanyFile = Partial<Record<'name' | 'language' | 'country' | 'timeZone' | 'phone', unknown>> & {
  colors?: Record<string, unknown> | null;
};

/**
 * Reads the company of the built site in `siteDir`. Missing or invalid parts get neutral defaults: no enquiry should wait
 * for a color. Colors end up in style sheets and attributes, so only valid ones are accepted.
 */
export function readCompany(siteDir: string): Company {
  const { name, language, country, colors, timeZone, phone } = readCompanyFile(siteDir);
  const colorEntries = Object.entries(defaultCompany.colors).map(([key, defaultColor]): [string, string] => {
    const color = colors?.[key];
    return [key, typeof color === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : defaultColor];
  });
  return {
    name: typeof name === 'string' && name !== '' ? name : defaultCompany.name,
    language: isLanguageName(language) ? language : defaultCompany.language,
    country: typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : defaultCompany.country,
    colors: Object.fromEntries(colorEntries) as CompanyColors,
    // The zone is validated only when a time is shown: that loads 8 MB of Node's tables.
    timeZone: typeof timeZone === 'string' ? timeZone : defaultCompany.timeZone,
    phone: isPhoneRuleName(phone) ? phone : defaultCompany.phone,
    icon: readIcon(siteDir),
  };
}

const isPhoneRuleName = (name: unknown): name is PhoneRuleName =>
  typeof name === 'string' && Object.hasOwn(phoneRules, name);

function readCompanyFile(siteDir: string): CompanyFile {
  try {
    return (JSON.parse(readFileSync(join(siteDir, '.build/company.json'), 'utf8')) as CompanyFile | null) ?? {};
  } catch {
    return {};
  }
}

function readIcon(siteDir: string): Buffer | undefined {
  try {
    return readFileSync(join(siteDir, iconFile));
  } catch {
    return undefined;
  }
}
