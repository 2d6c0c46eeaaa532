import { runCommand } from './run-command.ts';

await runCommand('npm run art', {
  neutral: async (options) => (await import('./neutral/draw-neutral.ts')).drawNeutral(options),
  brand: async () => (await import('./brand/write-brand.ts')).writeBrand(),
  share: async (files) => (await import('./share/draw-shares.ts')).drawShares(files),
  encode: async () => {
    await (await import('./encode/encode.ts')).encode();
    // Share pictures that show a changed picture are outdated.
    await (await import('./share/draw-shares.ts')).drawShares();
  },
});
