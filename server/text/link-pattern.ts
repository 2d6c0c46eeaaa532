/** Matches the beginning of a link or the end of a bare domain; also `hxxp`, which is written to pass filters. */
export const linkPattern =
  /\bh(?:tt|xx)ps?:\/\/|\bwww\.|[\w-]\.(?:com|net|org|info|biz|ru|cn|top|xyz|online|site|shop|club)\b/i;
