import { join } from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  output: 'export',
  trailingSlash: true,
  typescript: { ignoreBuildErrors: true },
  // Where the packages lie.
  turbopack: { root: join(process.cwd(), '../../../../../bench') },
};

export default config;
