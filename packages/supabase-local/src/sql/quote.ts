export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Collects values and gives back their placeholders. */
export class Values {
  readonly list: string[] = [];

  add(value: string): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}
