/** What a banner’s button says: its title to the first comma or period. */
export const bannerLabel = (title: string): string => title.replace(/[,.].*$/s, '');
