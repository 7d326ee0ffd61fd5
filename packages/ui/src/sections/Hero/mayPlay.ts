interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slowConnections = ['slow-2g', '2g', '3g'];

const unwanted = ['prefers-reduced-motion', 'prefers-reduced-data'];

/** A film is decoration: not for people who asked for stillness, to save data, or who would wait. */
export function mayPlay(): boolean {
  if (unwanted.some((wish) => matchMedia(`(${wish}: reduce)`).matches)) return false;
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !slowConnections.includes(connection?.effectiveType ?? '');
}
