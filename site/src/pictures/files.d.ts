/** The bundler gives the address of the hashed file. */
declare module '*.avif' {
  const address: string;
  export default address;
}

declare module '*.webp' {
  const address: string;
  export default address;
}
