import type { Config } from '@react-router/dev/config';
import { nextName } from './build/dist.ts';
import { prerenderPaths } from './build/paths.ts';

export default {
  appDirectory: 'src',
  buildDirectory: nextName,
  ssr: false,
  prerender: prerenderPaths,
} satisfies Config;
