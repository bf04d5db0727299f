import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT_FILE = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;

/** Writes a Brotli and a gzip version beside each text file of the build, for servers that can send them. */
export function precompress(): Plugin {
  return {
    name: "precompress",
    apply: "build",
    enforce: "post",
    async closeBundle() {
      const { root, build } = this.environment.config;
      const folder = path.resolve(root, build.outDir);
      const files = await readdir(folder, { recursive: true });
      await Promise.all(files.filter((file) => TEXT_FILE.test(file)).map((file) => compress(path.join(folder, file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
