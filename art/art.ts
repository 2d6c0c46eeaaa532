import { runCommand, type Commands } from './run-command.ts';

const commands: Commands = {
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

await runCommand('npm run art', commands);
