import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  typescript: { ignoreBuildErrors: true },
  // The working directory is workshop/bench/pages/.cache/stage/next/, and the packages are above it.
  turbopack: { root: join(process.cwd(), '../../../..') },
};

export default config;
