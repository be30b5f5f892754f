import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  // The build is written to a temporary folder (src/server/platform/build/web-build.ts).
  buildDirectory: process.env['BUILD_FOLDER'] ?? 'dist',
  serverBuildFile: 'index.js',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
