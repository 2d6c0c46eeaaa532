/** Lines that say what is left of the starter: the files with placeholders, and the pictures to be replaced. */
export function remainingWork(
  placeholders: readonly { file: string; count: number }[],
  pictures: readonly string[],
): string[] {
  return [
    placeholders.length > 0
      ? `\nPlaceholders in brackets, still to be written:\n\n${placeholders.map(({ file, count }) => `  content/${file}: ${count}`).join('\n')}`
      : '\nNo placeholders in brackets in content/.',
    ...(pictures.length > 0
      ? [
          `\nThese pictures are placeholders: put your own into art/masters/ under the same names, then npm run art -- encode.\n\n${pictures.map((name) => `  ${name}`).join('\n')}`,
        ]
      : []),
  ];
}
