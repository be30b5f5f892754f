import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  buildDirectory: 'dist',
  serverBuildFile: 'index.js',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
