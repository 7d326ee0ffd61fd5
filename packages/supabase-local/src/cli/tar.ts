const BLOCK = 512;

function field(text: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.write(text, 'utf8');
  return bytes;
}

function octal(value: number, length: number): Buffer {
  return field(value.toString(8).padStart(length - 1, '0'), length);
}

/** One member of a POSIX ustar archive (IEEE 1003.1, pax): its header, its bytes, padding. */
export function tarMember(name: string, bytes: Uint8Array, modified: Date): Buffer {
  if (Buffer.byteLength(name) > 99) throw new Error(`The name ${name} is too long for the archive`);
  const header = Buffer.concat([
    field(name, 100),
    octal(0o600, 8),
    octal(0, 8),
    octal(0, 8),
    octal(bytes.byteLength, 12),
    octal(Math.floor(modified.getTime() / 1000), 12),
    // The checksum counts its own field as spaces.
    Buffer.from('        '),
    Buffer.from('0'),
    Buffer.alloc(100),
    Buffer.from('ustar\u000000'),
    Buffer.alloc(247),
  ]);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148);
  const padding = Buffer.alloc((BLOCK - (bytes.byteLength % BLOCK)) % BLOCK);
  return Buffer.concat([header, bytes, padding]);
}

/** Two empty blocks end an archive. */
export const TAR_END: Buffer = Buffer.alloc(2 * BLOCK);
