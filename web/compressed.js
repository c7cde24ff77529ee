import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Smaller files than this gain nothing, in bytes. */
const smallest = 500;

/** Leaves compressed files beside those that gain by it, so that the server need not compress them for every browser. */
export function compressed() {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const folder = join(dir, 'assets');
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const content = readFileSync(join(folder, name));
        if (content.length < smallest) continue;
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
