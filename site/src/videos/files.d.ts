/** The bundler returns the address of the hashed file. */
declare module '*.mp4' {
  const address: string;
  export default address;
}
