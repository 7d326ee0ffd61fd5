/** What the bundler knows of a module. */
interface Importers {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** The managers' app, and the site's routes for it. */
const isDesk = (id: string) => /\/packages\/desk\/src\/|\/site\/src\/routes\/desk\//.test(id);

/**
 * Whether only the managers' app reaches a module, by any way of imports. A new part of theirs then
 * stays out of visitors' style sheet by itself.
 * @param infoOf the bundler's `getModuleInfo`
 */
export function isManagersOnly(
  id: string,
  infoOf: (id: string) => Importers | null,
  seen = new Set<string>(),
): boolean {
  if (isDesk(id) || seen.has(id)) return true;
  seen.add(id);
  const info = infoOf(id);
  const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])];
  return importers.length > 0 && importers.every((each) => isManagersOnly(each, infoOf, seen));
}
