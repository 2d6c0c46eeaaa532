import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  typescript: { ignoreBuildErrors: true },
  // The folder of the packages.
  turbopack: { root: join(process.cwd(), '../../../../../bench') },
};

export default config;
