/** The commands of `npm run art -- <command> [names…]`; each takes the words after its name. */
const commands: Record<string, (names: string[]) => Promise<void>> = {
  wings: async (words) => (await import('./wing/draw-wings.ts')).drawWings(words),
  covers: async (articles) => (await import('./covers/draw-covers.ts')).drawCovers(articles),
  reliefs: async (names) => (await import('./reliefs/draw-reliefs.ts')).drawReliefs(names),
  neutral: async (words) => (await import('./neutral/draw-neutral.ts')).drawNeutral(words),
  brand: async () => (await import('./brand/write-brand.ts')).writeBrand(),
  marks: async () => (await import('./marks/write-marks.ts')).writeMarks(),
  fonts: async () => (await import('./fonts.ts')).makeFonts(),
  map: async () => (await import('./map/write-maps.ts')).writeMaps(),
  screens: async (names) => (await import('./screens/draw-screens.ts')).drawScreens(names),
  portraits: async (names) => (await import('./portraits/draw-portraits.ts')).drawPortraits(names),
  share: async (files) => (await import('./share/draw-shares.ts')).drawShares(files),
  sheet: async () => (await import('./sheet/draw-sheet.ts')).drawSheet(),
  encode: async () => {
    await (await import('./encode/encode.ts')).encode();
    // A picture that changed is out of date in the share picture that shows it.
    await (await import('./share/draw-shares.ts')).drawShares();
  },
};

const [command = '', ...names] = process.argv.slice(2);
const run = commands[command];
if (!run) {
  console.error(`Usage: npm run art -- ${Object.keys(commands).join(' | ')}`);
  process.exit(2);
}
try {
  await run(names);
} catch (error) {
  // What somebody can mend in a file is told in words; where code failed, the way to it is needed.
  const isTold = error instanceof Error && ['MasterError', 'ContentError'].includes(error.name);
  if (!isTold) throw error;
  console.error(`\nThis has to be mended first:\n\n${error.message}\n`);
  process.exitCode = 1;
}

export {};
