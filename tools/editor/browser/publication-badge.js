/**
 * The text after a title in a list: ` · Draft`, ` · Planned for November 30, 2026`, or the day since when visitors can read it;
 * '' for an entry that is not a draft and has no day. `today` is the day at the company, such as 2026-11-26.
 */
export function publicationBadge({ draft, published }, today) {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(published ?? '') && formatDay(published);
  const planned = day && !draft && published > today;
  return [draft && 'Draft', day && (planned ? `Planned for ${day}` : day)]
    .filter(Boolean)
    .map((part) => ` · ${part}`)
    .join('');
}

function formatDay(day) {
  const date = new Date(`${day}T00:00:00Z`);
  // The check reports a day that does not exist. JavaScript reads February 30 as March 2, or not at all.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return day;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
