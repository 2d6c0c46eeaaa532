/** The text of a banner's button: the banner's title up to the first comma or period, except one within a number or a name. */
export const bannerLabel = (title: string): string => title.replace(/[,.](\s.*)?$/s, '');
