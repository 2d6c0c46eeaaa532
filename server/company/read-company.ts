import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainCompany, type Company, type CompanyColors } from './company.ts';

const iconFile = 'icon-192.png';

/**
 * The company of the built site in that folder. What is missing or wrong there is plain: no enquiry waits for a color.
 * Colors end up inside style sheets and attributes, so they are taken only as what they are.
 */
export function readCompany(siteDir: string): Company {
  const { name, colors = {}, timeZone, phone } = written(siteDir);
  const own = Object.entries(plainCompany.colors).map(([key, plain]): [string, string] => {
    const color = colors[key];
    return [key, typeof color === 'string' && /^#([\da-f]{3}|[\da-f]{6})$/i.test(color) ? color : plain];
  });
  return {
    name: typeof name === 'string' && name !== '' ? name : plainCompany.name,
    colors: Object.fromEntries(own) as CompanyColors,
    timeZone: typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : plainCompany.timeZone,
    phone: phone === 'us' ? phone : plainCompany.phone,
    icon: iconIn(siteDir),
  };
}

type Written = Partial<Record<'name' | 'timeZone' | 'phone', unknown>> & { colors?: Record<string, unknown> };

function written(siteDir: string): Written {
  try {
    return (JSON.parse(readFileSync(join(siteDir, '.build/company.json'), 'utf8')) as Written | null) ?? {};
  } catch {
    return {};
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0);
    return true;
  } catch {
    return false;
  }
}

function iconIn(siteDir: string): Buffer | undefined {
  try {
    return readFileSync(join(siteDir, iconFile));
  } catch {
    return undefined;
  }
}
