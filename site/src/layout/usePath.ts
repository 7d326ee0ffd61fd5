import { useLocation } from 'react-router';

/** Hosts and the build may ask for a page with a slash at its end; every comparison goes without. */
export const withoutEndSlash = (pathname: string) => pathname.replace(/(?<=.)\/+$/, '');

export const usePath = () => withoutEndSlash(useLocation().pathname);
