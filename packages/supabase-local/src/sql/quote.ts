export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Collects values and returns their placeholders. */
export class Values {
  readonly list: string[] = [];

  add(value: string): string {
    this.list.push(value);
    return `$${this.list.length}`;
  }
}

/** Formats a timestamp as Auth and Storage do, unlike PostgREST: `...T10:00:00.500Z`. */
export function isoTime(expression: string): string {
  return `to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

export function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
