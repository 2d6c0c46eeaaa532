export function hideResult(): void;
