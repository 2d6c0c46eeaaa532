import { runCommand } from '../../art/run-command.ts';

await runCommand('npm --prefix workshop/drawing start', {
  wings: async (args) => (await import('./wing/draw-wings.ts')).drawWings(args),
  plates: async () => (await import('./wing/write-plates.ts')).writePlates(),
  covers: async (articles) => (await import('./covers/draw-covers.ts')).drawCovers(articles),
  reliefs: async (names) => (await import('./reliefs/draw-reliefs.ts')).drawReliefs(names),
  screens: async (names) => (await import('./screens/draw-screens.ts')).drawScreens(names),
  portraits: async (names) => (await import('./portraits/draw-portraits.ts')).drawPortraits(names),
  map: async () => (await import('./map/write-maps.ts')).writeMaps(),
  marks: async () => (await import('./marks/write-marks.ts')).writeMarks(),
  fonts: async () => (await import('./fonts/subset-fonts.ts')).writeFonts(),
  sheet: async () => (await import('./sheet/draw-sheet.ts')).drawSheet(),
});
