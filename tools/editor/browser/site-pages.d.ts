export function sitePages(): Promise<readonly { path: string; name: string; status: string }[]>;
export function passagesOf(path: string): Promise<readonly { anchor: string; heading: string }[]>;
