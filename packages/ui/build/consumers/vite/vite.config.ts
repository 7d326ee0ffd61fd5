import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  ssr: { noExternal: ['@custom-designs/ui'] },
  build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
});
