export function showProgress<Result>(work: Promise<Result>): Promise<Result>;
