import { decodeCredentials } from './decode-credentials.ts';
import { SettingError } from './setting-error.ts';

/** Checks the value of `DATABASE_URL`, and returns it as it is. Throws a SettingError that does not repeat it. */
export function parseDatabaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol) && new URL(text).pathname.length > 1) {
    decodeCredentials('DATABASE_URL', new URL(text));
    requireDecodable(new URL(text).pathname);
    return text;
  }
  // The value may contain a password: it is not repeated.
  throw new SettingError(
    'DATABASE_URL',
    'is not the address of a PostgreSQL database: set it to one such as ' +
      'postgres://user:password@host:5432/database, or leave it out to keep enquiries in DATA_DIR.',
  );
}

/** Refuses a URL whose database name cannot be decoded: messages show it decoded. */
function requireDecodable(urlPath: string): void {
  try {
    decodeURIComponent(urlPath);
  } catch {
    throw new SettingError(
      'DATABASE_URL',
      'has a % in the name of the database that does not begin an escape: write %25 for each literal %.',
    );
  }
}
