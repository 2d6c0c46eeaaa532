/** A value in double quotes, as Apache and nginx read it. */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
