import path from "node:path";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Orders the test files of one mutant, because the first test that fails ends its run. A file that is named after the
 * changed one comes first, then the rest of its folder.
 */
export class NearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // Stryker names the changed file here.
    const changed = this.ctx.config.related?.length === 1 ? this.ctx.config.related[0]! : "";

    function distanceTo({ moduleId }: TestSpecification): number {
      if (stemOf(moduleId) === stemOf(changed)) return 0;
      return path.dirname(moduleId) === path.dirname(changed) ? 1 : 2;
    }

    return files.toSorted(
      (one, other) => distanceTo(one) - distanceTo(other) || (one.moduleId < other.moduleId ? -1 : 1),
    );
  }
}

/** `/src/core/tags/toTag.test.ts` → `/src/core/tags/toTag`. */
function stemOf(file: string): string {
  const { dir, base } = path.parse(file);
  return path.join(dir, base.split(".", 1)[0]!);
}
