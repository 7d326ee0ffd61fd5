import type { Config } from '@react-router/dev/config';
import { nextName } from './build/dist.ts';
import { prerenderPaths } from './build/paths.ts';

export default {
  appDirectory: 'src',
  buildDirectory: nextName,
  ssr: false,
  prerender: { paths: prerenderPaths, concurrency: 4 },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
